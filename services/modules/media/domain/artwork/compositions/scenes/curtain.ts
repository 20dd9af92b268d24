import { type Canvas, glow } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, rect, star } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

/** Folds of one half, hanging from the top corner and gathered towards the hem. */
function drape(canvas: Canvas, side: 1 | -1, open: number, floor: number): string {
  const { palette, width, focus, random } = canvas;
  const edge = side < 0 ? 0 : width;
  const reach = side < 0 ? focus.x : width - focus.x;
  const folds = Math.round(reach / 38);
  const bright = mix(palette.focus, palette.second, 0.55);
  let out = '';
  for (let i = folds; i >= 0; i--) {
    const share = (i + 1) / (folds + 1);
    const top = edge - side * reach * share * 0.985;
    const hem = edge - side * reach * (1 - open) * share ** 0.86;
    const waist = edge - side * reach * (1 - open * 1.12) * share;
    const tone = mix(
      i % 2 ? bright : palette.focus,
      palette.deep,
      (i % 2 ? 0.5 : 0.08) + random.between(0, 0.14) + (1 - share) * 0.3,
    );
    out += fill(
      `M${n(edge)} 0L${n(top)} 0C${n(top)} ${n(floor * 0.3)} ${n(waist)} ${n(floor * 0.45)} ${n(waist)} ${n(floor * 0.62)}C${n(waist)} ${n(floor * 0.8)} ${n(hem)} ${n(floor * 0.9)} ${n(hem)} ${n(floor)}L${n(edge)} ${n(floor)}Z`,
      tone,
    );
  }
  return out;
}

/** A curtain half drawn (پرده itself), a light behind it, and one who steps into it. */
export const curtain: Composition = {
  name: 'curtain',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const floor = focus.y + focus.r * 1.22;
    const open = random.between(0.42, 0.62);
    const back = canvas.linear(0, 0, 0, floor, [
      [0, palette.deep],
      [0.5, mix(palette.mid, palette.accent, 0.35)],
      [1, palette.accent],
    ]);
    const spot = focus.r * 0.62;
    const pool = canvas.radial(focus.x, floor, focus.r * 1.5, [
      [0, palette.light, 0.75],
      [0.4, palette.accent, 0.35],
      [1, palette.accent, 0],
    ]);
    const sign = random.chance(0.5)
      ? disc(focus.x, focus.y - focus.r * 0.1, spot, palette.light, 0.92)
      : fill(star(focus.x, focus.y - focus.r * 0.1, spot * 1.1, random.pick([8, 10, 12]), 0.72), palette.light, 0.92);
    let fringe = '';
    for (let x = 0; x < width; x += 30) fringe += `M${x} 0h30v${n(26)}a15 17 0 0 1 -30 0Z`;
    return (
      rect(0, 0, width, height, palette.deep) +
      rect(0, 0, width, floor, back) +
      glow(canvas, focus.x, focus.y, focus.r * 1.7, palette.light, 0.5) +
      sign +
      standingFigure(focus.x, floor + 4, focus.r * 0.92, palette.deep) +
      drape(canvas, -1, open, floor) +
      drape(canvas, 1, open, floor) +
      fill(fringe, mix(palette.focus, palette.deep, 0.35)) +
      rect(0, floor, width, height - floor, mix(palette.deep, palette.second, 0.08)) +
      `<ellipse cx="${n(focus.x)}" cy="${n(floor + focus.r * 0.12)}" rx="${n(focus.r * 1.1)}" ry="${n(focus.r * 0.16)}" fill="${pool}"/>`
    );
  },
};
