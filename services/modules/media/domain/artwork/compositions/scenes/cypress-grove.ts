import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { cypress, disc, fill, ridge, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function tree(canvas: Canvas, x: number, base: number, half: number, tall: number, lean: number, tone: string): string {
  const { palette } = canvas;
  const body = canvas.linear(x - half, 0, x + half, 0, [
    [0, mix(tone, palette.deep, 0.55)],
    [0.62, tone],
    [1, mix(tone, palette.light, 0.18)],
  ]);
  const veins = [0.76, 0.52, 0.28]
    .map((share) => cypress(x, base - tall * 0.03, half * share, tall * (0.5 + share * 0.5), lean))
    .join('');
  return fill(cypress(x, base, half, tall, lean), body) + stroke(veins, palette.accent, 1.3, 0.4);
}

/** The cypress that bends and does not break, before a moon too large for its sky. */
export const cypressGrove: Composition = {
  name: 'cypress-grove',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const count = random.pick([1, 1, 2, 3, 5]);
    const base = focus.y + focus.r * 1.2;
    const lean = random.between(-0.22, 0.22) * focus.r;
    const moon = focus.r * random.between(0.72, 0.95);
    const tone = mix(palette.second, palette.deep, 0.3);
    const far = ridge(
      -20,
      width + 20,
      [0, 1, 2, 3, 4].map(() => base - random.between(10, 70)),
    );
    const near = ridge(
      -20,
      width + 20,
      [0, 1, 2, 3].map(() => base + random.between(0, 34)),
    );
    let trees = '';
    for (let i = 0; i < count; i++) {
      const place = i - (count - 1) / 2;
      const tall = focus.r * (count === 1 ? 2.5 : 2.4 - Math.abs(place) * 0.5 - random.between(0, 0.35));
      trees += tree(
        canvas,
        focus.x + place * focus.r * (count > 3 ? 0.5 : 0.66),
        base + 24,
        tall * 0.135,
        tall,
        lean,
        tone,
      );
    }
    const face = canvas.linear(0, focus.y - moon, 0, focus.y + moon, [
      [0, palette.light],
      [1, palette.focus],
    ]);
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, focus.r * 2.4, palette.focus, 0.6) +
      disc(focus.x + lean * 0.8, focus.y - focus.r * 0.06, moon, face) +
      fill(`${far}L${width + 20} ${height}L-20 ${height}Z`, mix(palette.second, palette.deep, 0.55)) +
      trees +
      fill(`${near}L${width + 20} ${height}L-20 ${height}Z`, palette.deep) +
      stroke(near, palette.accent, 1.4, 0.35)
    );
  },
};
