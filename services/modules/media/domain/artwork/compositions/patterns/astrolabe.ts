import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { circlePath, disc, fill, n, polar, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function ticks(x: number, y: number, r: number, count: number, long: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const a = polar(x, y, r, (Math.PI * 2 * i) / count);
    const b = polar(x, y, r - (i % 5 ? long * 0.5 : long), (Math.PI * 2 * i) / count);
    path += `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  }
  return path;
}

function stars(canvas: Canvas): string {
  let out = '';
  for (let i = 0; i < canvas.width / 7; i++) {
    out += disc(
      canvas.random.between(0, canvas.width),
      canvas.random.between(0, canvas.height),
      canvas.random.between(0.6, 2),
      canvas.palette.paper ? canvas.palette.deep : canvas.palette.light,
      canvas.random.between(0.2, 0.75),
    );
  }
  return out;
}

/** The instrument's eccentric circles around a planet with its shadow: how far away is measured here. */
export const astrolabe: Composition = {
  name: 'astrolabe',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const { x, y, r } = focus;
    const tilt = random.between(0, Math.PI * 2);
    const planet = r * random.between(0.42, 0.6);
    const at = polar(x, y, r * 0.3, tilt);
    const face = canvas.linear(at.x - planet, at.y - planet, at.x + planet, at.y + planet, [
      [0, palette.light],
      [0.3, palette.focus],
      [1, mix(palette.focus, palette.deep, 0.75)],
    ]);
    let circles = '';
    for (let i = 1; i <= 6; i++) {
      const c = polar(x, y, r * 0.09 * i, tilt + Math.PI);
      circles += circlePath(c.x, c.y, r * (1.02 - 0.09 * i));
    }
    let moons = '';
    for (let i = 0; i < random.whole(2, 4); i++) {
      const m = polar(x, y, r * random.pick([0.96, 1.18, 1.4]), random.between(0, Math.PI * 2));
      moons += disc(
        m.x,
        m.y,
        r * random.between(0.035, 0.1),
        random.pick([palette.accent, palette.light, palette.second]),
      );
    }
    const hand = `M${n(polar(x, y, r * 1.32, tilt).x)} ${n(polar(x, y, r * 1.32, tilt).y)}L${n(polar(x, y, r * 1.32, tilt + Math.PI).x)} ${n(polar(x, y, r * 1.32, tilt + Math.PI).y)}`;
    const metal = palette.paper ? palette.deep : palette.accent;
    return (
      ground(canvas) +
      stars(canvas) +
      glow(canvas, at.x, at.y, r * 1.8, palette.focus, 0.5) +
      disc(x, y, r * 1.02, mix(palette.deep, palette.mid, 0.45), palette.paper ? 0.18 : 0.75) +
      stroke(circles, metal, 1.3, 0.55) +
      stroke(
        circlePath(x, y, r * 1.02) +
          circlePath(x, y, r * 0.94) +
          circlePath(x, y, r * 1.18) +
          circlePath(x, y, r * 1.4),
        metal,
        1.8,
        0.75,
      ) +
      stroke(ticks(x, y, r * 1.02, 120, r * 0.08), metal, 1.2, 0.8) +
      stroke(hand, metal, 2.2, 0.8) +
      disc(at.x, at.y, planet, face) +
      fill(star(at.x, at.y, planet * 0.34, 8, 0.5), palette.deep, 0.25) +
      `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(planet * 1.55)}" ry="${n(planet * 0.3)}" fill="none" stroke="${palette.light}" stroke-width="3" opacity=".75" transform="rotate(${random.whole(-32, 32)} ${n(at.x)} ${n(at.y)})" stroke-dasharray="${n(planet * 2.9)} ${n(planet * 2.2)}"/>` +
      moons
    );
  },
};
