import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, polar, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function petals(cx: number, cy: number, from: number, to: number, count: number, turn: number, girth: number): string {
  const half = (Math.PI / count) * girth;
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (Math.PI * 2 * i) / count;
    const root = polar(cx, cy, from, angle);
    const tip = polar(cx, cy, to, angle);
    const left = polar(cx, cy, from + (to - from) * 0.62, angle - half);
    const right = polar(cx, cy, from + (to - from) * 0.62, angle + half);
    path += `M${n(root.x)} ${n(root.y)}Q${n(left.x)} ${n(left.y)} ${n(tip.x)} ${n(tip.y)}Q${n(right.x)} ${n(right.y)} ${n(root.x)} ${n(root.y)}Z`;
  }
  return path;
}

function rays(canvas: Canvas, count: number): string {
  const { focus } = canvas;
  const reach = Math.hypot(canvas.width, canvas.height);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (Math.PI * 2 * i) / count;
    const a = polar(focus.x, focus.y, focus.r * 1.12, angle);
    const b = polar(focus.x, focus.y, i % 2 ? reach : focus.r * 1.5, angle);
    path += `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  }
  const paint = canvas.radial(focus.x, focus.y, reach * 0.6, [
    [0, canvas.palette.accent, 0.8],
    [1, canvas.palette.accent, 0],
  ]);
  return stroke(path, paint, 1.2);
}

/** The sun of an illuminated manuscript: petals in rings, each ring turned by half a petal. */
export const shamseh: Composition = {
  name: 'shamseh',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const { x, y, r } = focus;
    const count = random.pick([8, 10, 12, 16]);
    const rings = [palette.second, palette.focus, mix(palette.deep, palette.mid, 0.3), palette.accent, palette.focus];
    const steps = [1.1, 0.9, 0.7, 0.5, 0.33];
    let body = fill(star(x, y, r * 1.14, count * 2, 0.9), mix(palette.mid, palette.deep, 0.55), 0.7);
    rings.forEach((colour, i) => {
      const to = r * (steps[i] ?? 0.3);
      const turn = -Math.PI / 2 + (i % 2 ? Math.PI / count : 0);
      body += fill(petals(x, y, r * 0.08, to, count, turn, 1.15 + 0.25 * (i % 2)), colour, 0.96);
      body += stroke(petals(x, y, to * 0.42, to * 0.86, count, turn, 0.55), palette.light, 1.1, 0.5);
    });
    body += disc(x, y, r * 0.15, palette.deep) + fill(star(x, y, r * 0.12, count, 0.5), palette.light);
    let beads = '';
    for (let i = 0; i < count * 2; i++) {
      const at = polar(x, y, r * 1.24, (Math.PI * i) / count);
      beads += disc(at.x, at.y, i % 2 ? 2.5 : 5, palette.accent);
    }
    return ground(canvas) + glow(canvas, x, y, r * 2.2, palette.focus, 0.4) + rays(canvas, count * 4) + body + beads;
  },
};
