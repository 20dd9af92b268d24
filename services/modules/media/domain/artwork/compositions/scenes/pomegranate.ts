import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix, reddestOf } from '../../colours/colour.ts';
import { disc, fill, n, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

function fruit(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * r)} ${n(y + dy * r)}`;
  return `M${at(-0.16, -0.92)}C${at(-0.75, -0.86)} ${at(-1.04, -0.4)} ${at(-1, 0.12)}C${at(-0.96, 0.66)} ${at(-0.5, 1)} ${at(0, 1)}C${at(0.5, 1)} ${at(0.96, 0.66)} ${at(1, 0.12)}C${at(1.04, -0.4)} ${at(0.75, -0.86)} ${at(0.16, -0.92)}Z`;
}

function crown(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * r)} ${n(y + dy * r)}`;
  return `M${at(-0.2, -0.84)}L${at(-0.34, -1.34)}L${at(-0.14, -1.14)}L${at(0, -1.4)}L${at(0.14, -1.14)}L${at(0.34, -1.34)}L${at(0.2, -0.84)}Z`;
}

/** Seeds packed as a comb, each with its own light. */
function seeds(canvas: Canvas, x: number, y: number, r: number, red: string): string {
  const { palette, random } = canvas;
  const step = r * 0.25;
  let out = '';
  for (let row = -6; row <= 6; row++) {
    for (let column = -6; column <= 6; column++) {
      const sx = x + (column + (row % 2) / 2) * step;
      const sy = y + row * step * 0.86;
      const tone = mix(mix(red, palette.light, random.between(0, 0.22)), palette.deep, random.between(0.05, 0.3));
      out +=
        fill(star(sx, sy, step * 0.56, 8, 0.95), tone) +
        disc(sx - step * 0.14, sy - step * 0.16, step * 0.1, palette.light, 0.85);
    }
  }
  return out;
}

export const pomegranate: Composition = {
  name: 'pomegranate',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random, width } = canvas;
    const r = focus.r * 0.92;
    const x = focus.x;
    const y = focus.y + r * 0.1;
    // A pomegranate is red even where the palette's strong shape is not.
    const red = reddestOf([palette.focus, palette.second, palette.accent]);
    const tilt = random.whole(-16, 16);
    const skin = canvas.linear(x - r, y - r, x + r, y + r, [
      [0, mix(red, palette.light, 0.2)],
      [0.5, red],
      [1, mix(red, palette.deep, 0.55)],
    ]);
    const cut = random.pick([0.62, 0.7, 0.76]);
    const opening = star(
      x + r * 0.06,
      y + r * 0.1,
      r * cut,
      random.pick([6, 8, 10]),
      random.between(0.78, 0.9),
      random.next(),
    );
    let drops = '';
    for (let i = 0; i < random.whole(3, 7); i++) {
      const dx = x + random.between(-1.2, 1.2) * r;
      const dy = y + r * random.between(1.02, 1.24);
      drops += fill(star(dx, dy, r * 0.075, 8, 0.94), red) + disc(dx - 3, dy - 4, 2.4, palette.light);
    }
    const halo = stroke(
      [1.22, 1.34, 1.5, 1.72].map((k) => star(x, y, r * k, 30, 0.985)).join(''),
      palette.paper ? palette.second : palette.accent,
      1.6,
      0.4,
    );
    return (
      ground(canvas) +
      halo +
      glow(canvas, x, y, Math.min(width, r * 2.1), palette.accent, 0.4) +
      `<g transform="rotate(${tilt} ${n(x)} ${n(y)})">${fill(crown(x, y, r), mix(red, palette.deep, 0.35))}${fill(fruit(x, y, r), skin)}` +
      `${fill(opening, mix(palette.light, red, 0.12))}<g clip-path="${canvas.clip(star(x + r * 0.06, y + r * 0.1, r * cut * 0.84, 30, 0.98))}">${seeds(canvas, x, y, r, red)}</g>` +
      `${stroke(`M${n(x - r * 0.8)} ${n(y - r * 0.15)}C${n(x - r * 0.74)} ${n(y - r * 0.5)} ${n(x - r * 0.54)} ${n(y - r * 0.7)} ${n(x - r * 0.3)} ${n(y - r * 0.78)}`, palette.light, 5, 0.5)}</g>` +
      drops
    );
  },
};
