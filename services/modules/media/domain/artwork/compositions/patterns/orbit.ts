import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { circlePath, disc, fill, n, polar, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function stars(canvas: Canvas): string {
  const { random, palette, width, height } = canvas;
  const paint = palette.paper ? palette.deep : palette.light;
  let out = '';
  for (let i = 0; i < width / 6; i++)
    out += disc(
      random.between(0, width),
      random.between(0, height),
      random.between(0.7, 2.2),
      paint,
      random.between(0.2, 0.9),
    );
  return out;
}

/** A needle of a ship with its trail, at an angle in degrees. */
function ship(x: number, y: number, s: number, angle: number, hull: string, fire: string): string {
  const body = `M${n(s)} 0C${n(s * 0.5)} ${n(-s * 0.24)} ${n(-s * 0.3)} ${n(-s * 0.24)} ${n(-s * 0.6)} ${n(-s * 0.16)}L${n(-s * 0.95)} ${n(-s * 0.42)}L${n(-s * 0.82)} 0L${n(-s * 0.95)} ${n(s * 0.42)}L${n(-s * 0.6)} ${n(s * 0.16)}C${n(-s * 0.3)} ${n(s * 0.24)} ${n(s * 0.5)} ${n(s * 0.24)} ${n(s)} 0Z`;
  const trail = `M${n(-s * 0.9)} ${n(-s * 0.1)}L${n(-s * 7)} 0L${n(-s * 0.9)} ${n(s * 0.1)}Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${fill(trail, fire, 0.7)}${fill(body, hull)}</g>`;
}

/** The rim of a world with the sun coming up behind it, a moon, and one ship. */
export const orbit: Composition = {
  name: 'orbit',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const { x, y, r } = focus;
    const world = r * random.between(2.2, 3);
    const centre = { x: x + r * random.between(-0.5, 0.5), y: y + r * random.between(0.42, 0.6) + world };
    const dawn = polar(centre.x, centre.y, world, -Math.PI / 2 + random.pick([-1, 1]) * random.between(0.08, 0.22));
    const moon = r * random.between(0.2, 0.44);
    const moonAt = polar(x, y - r * 0.25, r * random.between(0.35, 0.6), random.between(-Math.PI, 0));
    const lit = canvas.radial(dawn.x, dawn.y, world * 1.1, [
      [0, mix(palette.focus, palette.light, 0.35)],
      [0.22, palette.focus],
      [0.55, mix(palette.second, palette.deep, 0.45)],
      [1, palette.deep],
    ]);
    const face = canvas.linear(moonAt.x - moon, moonAt.y - moon, moonAt.x + moon, moonAt.y + moon, [
      [0, palette.paper ? palette.deep : mix(palette.second, palette.deep, 0.6)],
      [0.55, palette.second],
      [1, palette.light],
    ]);
    const paths = [1.06, 1.2, 1.36].map((k) => circlePath(centre.x, centre.y, world * k)).join('');
    const at = polar(centre.x, centre.y, world * 1.2, -Math.PI / 2 + random.between(-0.24, 0.24));
    return (
      ground(canvas) +
      stars(canvas) +
      glow(canvas, dawn.x, dawn.y, r * 2, palette.accent, 0.75) +
      disc(moonAt.x, moonAt.y, moon, face) +
      stroke(paths, palette.paper ? palette.deep : palette.light, 1.3, 0.28) +
      disc(dawn.x, dawn.y, r * 0.2, palette.light) +
      disc(centre.x, centre.y, world * 1.012, palette.light, 0.55) +
      disc(centre.x, centre.y, world, lit) +
      ship(at.x, at.y, r * 0.1, random.between(-24, 10), palette.paper ? palette.deep : palette.light, palette.accent)
    );
  },
};
