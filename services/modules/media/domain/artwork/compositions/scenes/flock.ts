import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, polar, ridge, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function bird(x: number, y: number, s: number, bank: number, flap: number): string {
  const body = `M${n(-s)} ${n(-s * flap)}C${n(-s * 0.55)} ${n(-s * 0.5 * flap - s * 0.22)} ${n(-s * 0.2)} ${n(-s * 0.1)} 0 ${n(s * 0.05)}C${n(s * 0.2)} ${n(-s * 0.1)} ${n(s * 0.55)} ${n(-s * 0.5 * flap - s * 0.22)} ${n(s)} ${n(-s * flap)}C${n(s * 0.6)} ${n(-s * 0.1)} ${n(s * 0.26)} ${n(s * 0.1)} ${n(s * 0.1)} ${n(s * 0.2)}L0 ${n(s * 0.46)}L${n(-s * 0.1)} ${n(s * 0.2)}C${n(-s * 0.26)} ${n(s * 0.1)} ${n(-s * 0.6)} ${n(-s * 0.1)} ${n(-s)} ${n(-s * flap)}Z`;
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(bank)})" d="${body}"/>`;
}

/** Thirty birds on their way round the sun, smaller the nearer they come to it. */
function spiral(canvas: Canvas): string {
  const { focus, random, palette } = canvas;
  const start = random.between(0, Math.PI * 2);
  const way = random.pick([1, -1]);
  const turns = random.between(1.3, 2.2);
  let dark = '';
  let bright = '';
  for (let i = 0; i < 30; i++) {
    const share = i / 29;
    const angle = start + way * share * turns * Math.PI * 2;
    const at = polar(focus.x, focus.y, focus.r * (0.3 + share * 1.05), angle);
    // Against the hills a dark bird is a smudge.
    if (at.y > focus.y + focus.r * 0.58) continue;
    const drawn = bird(
      at.x + random.between(-12, 12),
      at.y + random.between(-12, 12),
      9 + share * focus.r * 0.22,
      random.between(-22, 22),
      random.between(0.1, 0.75),
    );
    if (i % 7 === 3) bright += drawn;
    else dark += drawn;
  }
  return `<g fill="${palette.deep}">${dark}</g><g fill="${palette.paper ? palette.focus : palette.light}">${bright}</g>`;
}

export const flock: Composition = {
  name: 'flock',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const sun = focus.r * random.between(0.66, 0.86);
    const sky = palette.paper ? palette.accent : palette.focus;
    const face = canvas.linear(0, focus.y - sun, 0, focus.y + sun, [
      [0, mix(sky, palette.light, 0.55)],
      [1, sky],
    ]);
    const rings = stroke(
      [1.2, 1.5, 1.9, 2.4]
        .map(
          (k) =>
            `M${n(focus.x - sun * k)} ${n(focus.y)}a${n(sun * k)} ${n(sun * k)} 0 1 0 ${n(sun * 2 * k)} 0a${n(sun * k)} ${n(sun * k)} 0 1 0 ${n(-sun * 2 * k)} 0`,
        )
        .join(''),
      palette.accent,
      1.4,
      0.3,
    );
    const layers = [0.72, 0.95, 1.2].map((share, i) => {
      const line = ridge(
        -20,
        width + 20,
        Array.from({ length: 6 - i }, (_, k) => focus.y + focus.r * share + (k % 2 ? -1 : 1) * random.between(8, 50)),
      );
      return fill(
        `${line}L${width + 20} ${height}L-20 ${height}Z`,
        mix(mix(palette.second, palette.mid, 0.3), palette.deep, 0.25 + i * 0.375),
      );
    });
    return (
      ground(canvas) +
      rings +
      glow(canvas, focus.x, focus.y, sun * 2.6, sky, 0.55) +
      disc(focus.x, focus.y, sun, face) +
      layers.join('') +
      spiral(canvas)
    );
  },
};
