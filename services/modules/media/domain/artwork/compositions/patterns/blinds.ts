import { type Canvas, glow } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { fill, n, rect } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { hattedFigure, standingFigure } from '../figure.ts';

/** Strips of street light through a blind, sheared across the wall. */
function slats(canvas: Canvas, top: number, bottom: number, half: number, slant: number): string {
  const { focus, random, palette } = canvas;
  const count = random.whole(9, 14);
  const step = (bottom - top) / count;
  let path = '';
  for (let i = 0; i < count; i++) {
    const y = top + i * step;
    const spread = half * (1 + 0.05 * Math.sin(i));
    path += `M${n(focus.x - spread)} ${n(y + slant)}L${n(focus.x + spread)} ${n(y - slant)}l0 ${n(step * 0.56)}L${n(focus.x - spread)} ${n(y + slant + step * 0.56)}Z`;
  }
  const light = canvas.radial(focus.x, focus.y, half * 1.7, [
    [0, palette.light, 1],
    [0.5, mix(palette.light, palette.accent, 0.5), 0.9],
    [1, palette.accent, 0.25],
  ]);
  return fill(path, light);
}

export const blinds: Composition = {
  name: 'blinds',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const wall = canvas.linear(0, 0, width, height, [
      [0, mix(palette.mid, palette.deep, 0.35)],
      [0.5, mix(palette.second, palette.deep, 0.5)],
      [1, palette.deep],
    ]);
    const base = focus.y + focus.r * 1.32;
    const slant = random.pick([-1, 1]) * random.between(10, 60);
    const x = focus.x + focus.r * random.between(-0.3, 0.3);
    const tall = focus.r * random.between(1.9, 2.3);
    const person = random.chance(0.65) ? hattedFigure : standingFigure;
    const doubled = random.chance(0.35);
    return (
      rect(0, 0, width, height, wall) +
      glow(canvas, focus.x, focus.y, focus.r * 2.2, palette.focus, 0.4) +
      slats(canvas, focus.y - focus.r * 1.3, base - 10, focus.r * 1.12, slant) +
      (doubled ? `<g opacity=".45">${person(x - focus.r * 0.62, base + 10, tall * 0.86, palette.deep)}</g>` : '') +
      person(x, base + 10, tall, palette.deep) +
      rect(0, base, width, height - base, palette.deep) +
      rect(0, base, width, 2, palette.accent, 0.5)
    );
  },
};
