import { glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, polar, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** One cell of the vault: a pointed niche whose two cheeks catch the light differently. */
function cell(
  cx: number,
  cy: number,
  from: number,
  to: number,
  angle: number,
  half: number,
  lit: string,
  shaded: string,
): string {
  const at = (radius: number, turn: number): string => {
    const p = polar(cx, cy, radius, turn);
    return `${n(p.x)} ${n(p.y)}`;
  };
  const low = from + (to - from) * 0.3;
  const high = from + (to - from) * 0.74;
  const cheek = (side: number): string =>
    `M${at(from, angle)}L${at(low, angle + half * side)}Q${at(high, angle + half * side)} ${at(to, angle)}Z`;
  return fill(cheek(-1), lit) + fill(cheek(1), shaded);
}

/** A vault of niches seen from below, ring over ring, the lantern at its crown. */
export const muqarnas: Composition = {
  name: 'muqarnas',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const count = random.pick([8, 10, 12, 16]);
    const rings = random.whole(6, 8);
    const reach = Math.max(focus.r * 2.2, Math.hypot(width, height) * 0.42);
    const { x, y } = focus;
    let out = '';
    for (let ring = rings; ring > 0; ring--) {
      const share = ring / rings;
      const from = reach * (share - 1 / rings) ** 1.2 * 0.86;
      const to = reach * share ** 1.2 * 1.08;
      const base = ring % 3 === 0 ? palette.second : ring % 3 === 1 ? palette.focus : palette.accent;
      const lit = mix(mix(base, palette.light, 0.12 * (1 - share)), palette.deep, share * 0.5);
      const shaded = mix(base, palette.deep, 0.38 + share * 0.4);
      for (let i = 0; i < count; i++) {
        const angle = (Math.PI * 2 * (i + (ring % 2) / 2)) / count - Math.PI / 2;
        out += cell(x, y, from, to, angle, Math.PI / count, lit, shaded);
      }
      out += stroke(
        star(x, y, to * 0.9, count, 0.9, -Math.PI / 2 + ((ring % 2) * Math.PI) / count),
        palette.light,
        1,
        0.16,
      );
    }
    const crown = focus.r * 0.2;
    return (
      ground(canvas) +
      out +
      glow(canvas, x, y, focus.r * 1.3, palette.light, 0.5) +
      fill(star(x, y, crown * 1.25, count, 0.74), palette.deep) +
      fill(star(x, y, crown, count, 0.6), palette.light) +
      disc(x, y, crown * 0.3, palette.focus)
    );
  },
};
