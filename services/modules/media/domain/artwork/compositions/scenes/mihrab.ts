import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { arch, disc, fill, rect, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

function stars(canvas: Canvas, halfWidth: number, top: number, bottom: number): string {
  let out = '';
  for (let i = 0; i < 26; i++) {
    const x = canvas.focus.x + canvas.random.between(-halfWidth, halfWidth);
    out += disc(x, canvas.random.between(top, bottom), canvas.random.between(0.8, 2.2), canvas.palette.light, 0.8);
  }
  return out;
}

/** Doorways within doorways, and at the end of them the night with its moon. */
export const mihrab: Composition = {
  name: 'mihrab',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const base = focus.y + focus.r * 1.28;
    const count = random.whole(4, 6);
    const widest = focus.r * 1.32;
    let doors = '';
    let half = widest;
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      half = widest * (1 - share * 0.52);
      const tall = focus.r * (2.75 - share * 0.95);
      const tone =
        i % 2
          ? mix(palette.second, palette.deep, 0.25 * (1 - share))
          : mix(palette.deep, palette.focus, 0.25 + share * 0.7);
      doors += fill(arch(focus.x, base, half, tall, half * 0.95), tone);
      doors += stroke(arch(focus.x, base, half - 5, tall - 8, half * 0.93), palette.accent, 1.3, 0.35);
    }
    const inner = half * 0.8;
    const tall = focus.r * 1.62;
    const night = canvas.linear(0, base - tall, 0, base, [
      [0, palette.deep],
      [0.6, mix(palette.mid, palette.top, 0.4)],
      [1, palette.accent],
    ]);
    const opening = arch(focus.x, base, inner, tall, inner * 0.95);
    const moonX = focus.x + inner * random.between(-0.3, 0.3);
    const moonY = base - tall * 0.58;
    const moon = inner * random.between(0.26, 0.38);
    const clip = canvas.clip(opening);
    const spill = canvas.linear(0, base, 0, base + focus.r * 1.1, [
      [0, palette.accent, 0.55],
      [1, palette.accent, 0],
    ]);
    const spread = `M${focus.x - inner} ${base}L${focus.x + inner} ${base}L${focus.x + widest * 1.25} ${height}L${focus.x - widest * 1.25} ${height}Z`;
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, focus.r * 2.4, palette.focus, 0.35) +
      rect(0, base, width, height - base, palette.deep) +
      doors +
      `<g clip-path="${clip}">${fill(opening, night)}${stars(canvas, inner, base - tall, base - tall * 0.3)}` +
      glow(canvas, moonX, moonY, moon * 3, palette.light, 0.5) +
      `${disc(moonX, moonY, moon, palette.light)}${disc(moonX + moon * 0.42, moonY - moon * 0.12, moon * 0.86, mix(palette.deep, palette.top, 0.45))}</g>` +
      fill(spread, spill) +
      standingFigure(focus.x + inner * random.pick([-0.32, 0, 0.3]), base + 6, focus.r * 0.36, palette.deep)
    );
  },
};
