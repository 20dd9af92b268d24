import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, khatamInner, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** Stars and crosses over the whole sheet, lit from the focus outwards as a lamp lights a tiled wall. */
function field(canvas: Canvas, spacing: number): string {
  const { palette, focus, random } = canvas;
  const reach = Math.hypot(canvas.width, canvas.height) * 0.62;
  let lines = '';
  let tiles = '';
  const left = (focus.x % spacing) - spacing;
  const above = (focus.y % spacing) - spacing;
  for (let y = above; y < canvas.height + spacing; y += spacing) {
    for (let x = left; x < canvas.width + spacing; x += spacing) {
      const far = Math.hypot(x - focus.x, y - focus.y) / reach;
      const shade = mix(
        mix(palette.second, palette.mid, Math.min(1, far * 1.1)),
        palette.deep,
        random.between(0, 0.22),
      );
      tiles += fill(star(x, y, spacing * 0.5, 8, khatamInner), shade, Math.max(0.12, 0.85 - far));
      lines += star(x, y, spacing * 0.5, 8, khatamInner) + star(x, y, spacing * 0.27, 8, khatamInner);
    }
  }
  const light = canvas.radial(focus.x, focus.y, reach, [
    [0, palette.accent, 0.9],
    [0.5, palette.focus, 0.35],
    [1, palette.focus, 0.05],
  ]);
  return tiles + stroke(lines, light, 1.6);
}

function heart(canvas: Canvas, points: number, inner: number): string {
  const { palette, focus } = canvas;
  const { x, y, r } = focus;
  const body = canvas.linear(x - r, y - r, x + r, y + r, [
    [0, palette.focus],
    [1, mix(palette.focus, palette.deep, 0.35)],
  ]);
  const turn = -Math.PI / 2 + Math.PI / points;
  return (
    fill(star(x, y + r * 0.06, r * 1.04, points, inner), palette.deep, 0.45) +
    fill(star(x, y, r, points, inner), body) +
    stroke(star(x, y, r * 0.93, points, inner), palette.light, 1.6, 0.6) +
    fill(star(x, y, r * 0.74, points, inner, turn), mix(palette.deep, palette.mid, 0.25)) +
    stroke(star(x, y, r * 0.68, points, inner, turn), palette.accent, 2, 0.9) +
    fill(star(x, y, r * 0.5, points, inner * 0.86), palette.accent) +
    fill(star(x, y, r * 0.33, points, inner, turn), palette.deep) +
    disc(x, y, r * 0.14, palette.light)
  );
}

export const girihField: Composition = {
  name: 'girih-field',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const points = canvas.random.pick([8, 8, 10, 12]);
    const inner = points === 8 ? khatamInner : canvas.random.between(0.62, 0.78);
    const spacing = canvas.random.between(96, 150);
    return (
      ground(canvas) +
      field(canvas, spacing) +
      glow(canvas, canvas.focus.x, canvas.focus.y, canvas.focus.r * 2, canvas.palette.focus, 0.55) +
      heart(canvas, points, inner)
    );
  },
};
