import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** Scales of water, row over row, each a set of nested rings; the rows swell where the boat rides. */
function sea(canvas: Canvas, from: number, swell: number): string {
  const { palette, width, height, random } = canvas;
  const r = random.between(44, 62);
  const slope = random.pick([1, -1]) * random.between(0.4, 1);
  let out = '';
  for (let row = 0; from + row * r * 0.46 < height + r; row++) {
    const share = Math.min(1, (row * r * 0.46) / (height - from));
    const tone = mix(mix(palette.second, palette.focus, row % 2 ? 0.12 : 0), palette.deep, 0.05 + share * 0.9);
    let rings = '';
    for (let x = (row % 2) * r; x < width + r * 2; x += r * 2) {
      const lift = swell * Math.sin((x / width) * Math.PI * 1.6 * slope + 1) * (1 - share);
      const y = from + row * r * 0.46 - lift;
      out += disc(x, y + r, r * 1.02, tone);
      rings += [0.8, 0.56, 0.3]
        .map((k) => `M${n(x - r * k)} ${n(y + r)}a${n(r * k)} ${n(r * k)} 0 0 1 ${n(2 * r * k)} 0`)
        .join('');
    }
    out += stroke(rings, palette.light, 2, Math.max(0.06, 0.5 - share * 0.6));
  }
  return out;
}

function boat(x: number, y: number, s: number, hull: string, sail: string, other: string): string {
  return (
    fill(
      `M${n(x - s * 0.06)} ${n(y - s * 0.18)}L${n(x - s * 0.06)} ${n(y - s * 1.5)}C${n(x + s * 0.5)} ${n(y - s * 1.1)} ${n(x + s * 0.62)} ${n(y - s * 0.6)} ${n(x + s * 0.6)} ${n(y - s * 0.24)}Z`,
      sail,
    ) +
    fill(
      `M${n(x - s * 0.12)} ${n(y - s * 0.2)}L${n(x - s * 0.12)} ${n(y - s * 1.3)}C${n(x - s * 0.4)} ${n(y - s * 0.9)} ${n(x - s * 0.56)} ${n(y - s * 0.5)} ${n(x - s * 0.58)} ${n(y - s * 0.26)}Z`,
      other,
    ) +
    fill(
      `M${n(x - s * 0.86)} ${n(y - s * 0.22)}L${n(x + s * 0.86)} ${n(y - s * 0.22)}C${n(x + s * 0.7)} ${n(y + s * 0.2)} ${n(x + s * 0.4)} ${n(y + s * 0.26)} ${n(x)} ${n(y + s * 0.26)}C${n(x - s * 0.4)} ${n(y + s * 0.26)} ${n(x - s * 0.7)} ${n(y + s * 0.2)} ${n(x - s * 0.86)} ${n(y - s * 0.22)}Z`,
      hull,
    )
  );
}

export const waves: Composition = {
  name: 'waves',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width } = canvas;
    const sun = focus.r * random.between(0.62, 0.86);
    const face = canvas.linear(0, focus.y - sun, 0, focus.y + sun, [
      [0, palette.accent],
      [1, palette.focus],
    ]);
    const from = focus.y + focus.r * 0.3;
    const x = focus.x + focus.r * random.between(-0.35, 0.35);
    let haze = '';
    for (let i = 0; i < 6; i++) {
      const y = focus.y - focus.r * random.between(-0.1, 1.3);
      const at = random.between(-0.1, 0.9) * width;
      haze += `M${n(at)} ${n(y)}h${n(random.between(90, 260))}`;
    }
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, focus.r * 2.2, palette.accent, 0.55) +
      disc(focus.x, focus.y - focus.r * 0.22, sun, face) +
      stroke(haze, palette.light, 4, 0.4) +
      `<g transform="rotate(${random.whole(-9, 9)} ${n(x)} ${n(from)})">${boat(x, from - focus.r * 0.06, focus.r * 0.6, palette.deep, palette.light, mix(palette.light, palette.focus, 0.5))}</g>` +
      sea(canvas, from, focus.r * 0.16)
    );
  },
};
