import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, polygon, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

/** Polygons turning into the depth: each is a little smaller and a little further round than the one before. */
function spiral(canvas: Canvas, sides: number, count: number, twist: number, starred: boolean): string {
  const { palette, focus, width, height } = canvas;
  const widest = Math.max(focus.r * 1.9, Math.min(width, height) * 0.62);
  let out = '';
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const r = widest * (1 - share) ** 1.25 + focus.r * 0.16;
    const turn = -Math.PI / 2 + twist * i;
    const colour =
      i % 2 ? mix(palette.focus, palette.accent, share * 0.6) : mix(palette.deep, palette.mid, 0.35 * (1 - share));
    const shape = starred ? star(focus.x, focus.y, r, sides, 0.8, turn) : polygon(focus.x, focus.y, r, sides, turn);
    out += fill(shape, colour, i === 0 ? 0.5 : 1);
  }
  return out;
}

export const vortex: Composition = {
  name: 'vortex',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const starred = random.chance(0.4);
    const sides = starred ? random.pick([8, 10]) : random.pick([4, 5, 6, 8, 10]);
    const count = random.whole(13, 19);
    const twist = random.pick([-1, 1]) * random.between(0.05, 0.15);
    const heart = random.next();
    const end = focus.r * 0.3;
    const inside =
      heart < 0.4
        ? disc(focus.x, focus.y, end, palette.light) +
          disc(focus.x, focus.y, end * 0.58, palette.focus) +
          disc(focus.x, focus.y, end * 0.3, palette.deep) +
          disc(focus.x + end * 0.14, focus.y - end * 0.16, end * 0.09, palette.light)
        : heart < 0.75
          ? disc(focus.x, focus.y, end, palette.light) +
            standingFigure(focus.x, focus.y + end * 0.92, end * 1.3, palette.deep)
          : fill(star(focus.x, focus.y, end * 1.1, 8, 0.42), palette.light);
    return (
      ground(canvas) +
      spiral(canvas, sides, count, twist, starred) +
      glow(canvas, focus.x, focus.y, focus.r, palette.accent, 0.35) +
      stroke(polygon(focus.x, focus.y, end * 1.3, 60), palette.deep, 2, 0.5) +
      inside
    );
  },
};
