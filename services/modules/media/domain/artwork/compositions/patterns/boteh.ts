import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, polar, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** The bent bud in units of its own girth; `flip` of -1 bends it the other way. */
function bud(cx: number, cy: number, s: number, flip: number): string {
  const at = (x: number, y: number): string => `${n(cx + x * s * flip)} ${n(cy + y * s)}`;
  return `M${at(0.75, -1.3)}C${at(0.1, -1.42)} ${at(-0.86, -0.85)} ${at(-0.86, 0.1)}C${at(-0.86, 0.66)} ${at(-0.46, 0.96)} ${at(0, 0.96)}C${at(0.5, 0.96)} ${at(0.86, 0.6)} ${at(0.86, 0.12)}C${at(0.86, -0.42)} ${at(0.36, -0.6)} ${at(0.32, -0.9)}C${at(0.29, -1.1)} ${at(0.5, -1.26)} ${at(0.75, -1.3)}Z`;
}

function flower(canvas: Canvas, x: number, y: number, r: number, petalCount: number): string {
  const { palette } = canvas;
  let out = '';
  for (let i = 0; i < petalCount; i++) {
    const at = polar(x, y, r * 0.62, (Math.PI * 2 * i) / petalCount - Math.PI / 2);
    out += disc(at.x, at.y, r * 0.36, i % 2 ? palette.accent : palette.light);
  }
  return out + disc(x, y, r * 0.4, palette.focus) + fill(star(x, y, r * 0.3, 8, 0.5), palette.deep);
}

function layered(canvas: Canvas, cx: number, cy: number, s: number, flip: number, hues: readonly string[]): string {
  const shares = [1, 0.9, 0.74, 0.68, 0.5];
  let out = fill(bud(cx + s * 0.05, cy + s * 0.08, s, flip), canvas.palette.deep, 0.4);
  // The tips of the inner buds would stick out of the bend of the outer one, so all are cut to it.
  out += `<g clip-path="${canvas.clip(bud(cx, cy, s, flip))}">`;
  shares.forEach((share, i) => {
    out += fill(bud(cx, cy + s * (1 - share) * 0.32, s * share, flip), hues[i % hues.length] as string);
  });
  const dots = `<path d="${bud(cx, cy + s * 0.055, s * 0.82, flip)}" fill="none" stroke="${canvas.palette.light}" stroke-width="${n(s * 0.03)}" stroke-dasharray="0.1 ${n(s * 0.082)}" stroke-linecap="round"/>`;
  return `${out}${dots}</g>${flower(canvas, cx, cy + s * 0.3, s * 0.3, canvas.random.pick([6, 8]))}`;
}

export const boteh: Composition = {
  name: 'boteh',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const pair = random.chance(0.45);
    const flip = random.pick([1, -1]);
    const hues = [
      palette.focus,
      mix(palette.deep, palette.mid, 0.15),
      palette.second,
      palette.accent,
      mix(palette.deep, palette.focus, 0.25),
    ];
    const other = [palette.second, palette.light, mix(palette.deep, palette.mid, 0.2), palette.focus, palette.deep];
    let small = '';
    const step = 100;
    for (let row = 0; row * step < height + step; row++) {
      for (let column = 0; column * step < width + step; column++)
        small += bud(column * step + (row % 2) * 50, row * step, 17, row % 2 ? 1 : -1);
    }
    const s = focus.r * (pair ? 0.94 : 1.04);
    const body = pair
      ? layered(canvas, focus.x - s * 0.6 * flip, focus.y + s * 0.34, s * 0.86, flip, hues) +
        `<g transform="rotate(180 ${n(focus.x + s * 0.6 * flip)} ${n(focus.y - s * 0.3)})">${layered(canvas, focus.x + s * 0.6 * flip, focus.y - s * 0.3, s * 0.86, flip, other)}</g>`
      : `<g transform="rotate(${random.whole(-8, 12) * flip} ${n(focus.x)} ${n(focus.y)})">${layered(canvas, focus.x, focus.y + s * 0.14, s, flip, hues)}</g>`;
    return (
      ground(canvas) +
      stroke(small, palette.accent, 1.3, 0.28) +
      glow(canvas, focus.x, focus.y, focus.r * 2, palette.focus, 0.4) +
      body
    );
  },
};
