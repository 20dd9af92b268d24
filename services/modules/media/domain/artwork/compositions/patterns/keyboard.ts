import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { circlePath, disc, fill, khatamInner, n, polar, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** A piece of a ring between two radii and two angles. */
function piece(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [polar(x, y, outer, from), polar(x, y, outer, to)];
  const [c, d] = [polar(x, y, inner, to), polar(x, y, inner, from)];
  return `M${n(a.x)} ${n(a.y)}A${n(outer)} ${n(outer)} 0 0 1 ${n(b.x)} ${n(b.y)}L${n(c.x)} ${n(c.y)}A${n(inner)} ${n(inner)} 0 0 0 ${n(d.x)} ${n(d.y)}Z`;
}

/** Which of the seven white keys have a black one after them. */
const BLACK_AFTER = [true, true, false, true, true, true, false];

function keys(canvas: Canvas, inner: number, outer: number, turn: number): string {
  const { focus, palette } = canvas;
  const { x, y } = focus;
  const count = 28;
  const step = (Math.PI * 2) / count;
  let white = '';
  let black = '';
  for (let i = 0; i < count; i++) {
    const from = turn + i * step;
    white += piece(x, y, inner, outer, from + step * 0.035, from + step * 0.965);
    if (BLACK_AFTER[i % 7])
      black += piece(x, y, inner + (outer - inner) * 0.4, outer * 1.012, from + step * 0.7, from + step * 1.3);
  }
  return fill(white, palette.light) + fill(black, palette.deep);
}

/** A sun of piano keys round a record: what is heard goes out in rings. */
export const keyboard: Composition = {
  name: 'keyboard',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const { x, y, r } = focus;
    const outer = r * random.between(0.98, 1.08);
    const inner = outer * 0.62;
    const grooves = [0.92, 0.84, 0.76, 0.68, 0.6].map((k) => circlePath(x, y, inner * 0.94 * k)).join('');
    const waves = [1.2, 1.38, 1.6, 1.86, 2.16].map((k) => circlePath(x, y, outer * k)).join('');
    const label = inner * 0.42;
    return (
      ground(canvas) +
      glow(canvas, x, y, r * 2, palette.focus, 0.5) +
      stroke(waves, palette.accent, 2, 0.34) +
      disc(x, y, outer * 1.05, mix(palette.deep, palette.mid, 0.1)) +
      keys(canvas, inner, outer, random.between(0, Math.PI * 2)) +
      disc(x, y, inner * 0.97, mix(palette.deep, palette.mid, 0.08)) +
      stroke(grooves, palette.light, 1.2, 0.22) +
      disc(x, y, label, palette.focus) +
      fill(star(x, y, label * 0.8, random.pick([8, 10, 12]), khatamInner), palette.accent) +
      disc(x, y, label * 0.16, palette.deep)
    );
  },
};
