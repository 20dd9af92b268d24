import { type Canvas, glow, ground } from '../../canvas.ts';
import { coolestOf, isCool, mix, reddestOf } from '../../colours/colour.ts';
import { disc, fill, n, polygon, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** A goldfish seen from above, nose along +x, turned to its heading. */
function fish(x: number, y: number, s: number, heading: number, body: string, fin: string): string {
  const at = (dx: number, dy: number): string => `${n(dx * s)} ${n(dy * s)}`;
  const trunk = `M${at(1, 0)}C${at(0.8, -0.36)} ${at(0.1, -0.42)} ${at(-0.6, -0.06)}L${at(-0.6, 0.06)}C${at(0.1, 0.42)} ${at(0.8, 0.36)} ${at(1, 0)}Z`;
  const tail = `M${at(-0.5, 0)}C${at(-0.8, -0.1)} ${at(-1.1, -0.5)} ${at(-1.4, -0.42)}C${at(-1.2, -0.2)} ${at(-1.2, -0.1)} ${at(-1.1, 0)}C${at(-1.25, 0.12)} ${at(-1.3, 0.3)} ${at(-1.5, 0.5)}C${at(-1.1, 0.5)} ${at(-0.8, 0.1)} ${at(-0.5, 0)}Z`;
  const fins = `M${at(0.4, -0.28)}Q${at(0.2, -0.7)} ${at(-0.15, -0.62)}L${at(0.05, -0.3)}ZM${at(0.4, 0.28)}Q${at(0.2, 0.7)} ${at(-0.15, 0.62)}L${at(0.05, 0.3)}Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(heading)})">${fill(tail + fins, fin)}${fill(trunk, body)}${disc(s * 0.72, -s * 0.13, s * 0.05, '#14080a')}${disc(s * 0.72, s * 0.13, s * 0.05, '#14080a')}</g>`;
}

function paving(canvas: Canvas, size: number): string {
  let path = '';
  for (let row = -1; row < canvas.height / size; row++) {
    for (let column = -1; column < canvas.width / size + 1; column++) {
      if ((row + column) % 2)
        path += `M${n(column * size)} ${n(row * size + size / 2)}l${n(size / 2)} ${n(-size / 2)}l${n(size / 2)} ${n(size / 2)}l${n(-size / 2)} ${n(size / 2)}Z`;
    }
  }
  return path;
}

/** Water is blue or green; a palette without either is lent some turquoise. */
function waterOf(canvas: Canvas): string {
  const { focus, second, accent, mid } = canvas.palette;
  const coolest = coolestOf([focus, second, accent, mid]);
  return isCool(coolest) ? coolest : mix(coolest, '#1f8f97', 0.72);
}

/** The courtyard basin from above: eight sides, rings on the water, one red fish or a few. */
export const pool: Composition = {
  name: 'pool',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random } = canvas;
    const { x, y, r } = focus;
    const sides = random.pick([8, 8, 12, 60]);
    const turn = Math.PI / sides;
    const outer = r * 1.16;
    const blue = waterOf(canvas);
    const red = reddestOf([palette.focus, palette.accent, palette.second]);
    const water = canvas.radial(x, y - r * 0.2, outer, [
      [0, mix(blue, palette.light, 0.3)],
      [0.6, blue],
      [1, mix(blue, palette.deep, 0.55)],
    ]);
    const cx = x + r * random.between(-0.25, 0.25);
    const cy = y + r * random.between(-0.25, 0.25);
    let rings = '';
    for (let i = 1; i < 8; i++) rings += polygon(cx, cy, r * (0.05 + i * 0.13), 60);
    const count = random.pick([1, 1, 2, 3, 5]);
    const start = random.between(0, 360);
    let school = '';
    for (let i = 0; i < count; i++) {
      const angle = ((start + (i * 360) / count) * Math.PI) / 180;
      const away = count === 1 ? r * 0.3 : r * 0.52;
      const s = r * (count === 1 ? 0.34 : count > 3 ? 0.17 : 0.23);
      const fx = x + away * Math.cos(angle);
      const fy = y + away * Math.sin(angle);
      const heading = start + (i * 360) / count + 96;
      school += fish(fx + 10, fy + 14, s, heading, palette.deep, palette.deep).replace('<g ', '<g opacity=".28" ');
      school += fish(
        fx,
        fy,
        s,
        heading,
        i === 0 ? red : palette.accent,
        mix(i === 0 ? red : palette.accent, palette.light, 0.35),
      );
    }
    return (
      ground(canvas) +
      fill(paving(canvas, r * 0.3), palette.paper ? palette.deep : palette.light, 0.06) +
      glow(canvas, x, y, r * 2, palette.accent, 0.3) +
      fill(polygon(x + 6, y + 16, outer * 1.13, sides, turn), palette.deep, 0.35) +
      fill(polygon(x, y, outer * 1.12, sides, turn), mix(palette.light, palette.mid, 0.15)) +
      fill(polygon(x, y, outer * 1.02, sides, turn), mix(palette.focus, palette.deep, 0.25)) +
      fill(polygon(x, y, outer * 0.97, sides, turn), water) +
      `<g clip-path="${canvas.clip(polygon(x, y, outer * 0.97, sides, turn))}">${stroke(rings, palette.light, 2, 0.34)}</g>` +
      school
    );
  },
};
