import { type Canvas, glow } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { arch, disc, fill, n, rect, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

function bird(x: number, y: number, s: number, paint: string): string {
  return fill(
    `M${n(x - s)} ${n(y - s * 0.5)}C${n(x - s * 0.5)} ${n(y - s * 0.55)} ${n(x - s * 0.15)} ${n(y - s * 0.2)} ${n(x)} ${n(y)}C${n(x + s * 0.15)} ${n(y - s * 0.2)} ${n(x + s * 0.5)} ${n(y - s * 0.7)} ${n(x + s)} ${n(y - s * 0.65)}C${n(x + s * 0.55)} ${n(y - s * 0.3)} ${n(x + s * 0.2)} ${n(y + s * 0.05)} ${n(x)} ${n(y + s * 0.22)}C${n(x - s * 0.2)} ${n(y + s * 0.1)} ${n(x - s * 0.6)} ${n(y - s * 0.25)} ${n(x - s)} ${n(y - s * 0.5)}Z`,
    paint,
  );
}

/** Light falls from the opening over the floor, in the stripes that the bars leave of it. */
function stripes(canvas: Canvas, left: number, wide: number, from: number, count: number, slant: number): string {
  const { height, palette } = canvas;
  const step = wide / count;
  const long = height - from;
  const paint = canvas.linear(0, from, 0, height, [
    [0, palette.accent, 0.5],
    [1, palette.accent, 0],
  ]);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = left + step * (i + 0.16);
    path += `M${n(x)} ${n(from)}h${n(step * 0.68)}L${n(x + step + slant)} ${n(from + long)}h${n(-step * 1.2)}Z`;
  }
  return fill(path, paint);
}

/** A cell: bars before an evening sky, birds that know nothing of them, somebody who looks up. */
export const barredWindow: Composition = {
  name: 'barred-window',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const { x, y, r } = focus;
    const half = r * 0.74;
    const base = y + r * 0.62;
    const tall = r * 1.6;
    const opening = arch(x, base, half, tall, half * random.between(0.8, 1.05));
    const sky = canvas.linear(0, base - tall, 0, base, [
      [0, mix(palette.second, palette.deep, 0.1)],
      [0.55, palette.focus],
      [1, mix(palette.accent, palette.light, 0.45)],
    ]);
    const wall = canvas.linear(0, 0, 0, height, [
      [0, mix(palette.mid, palette.deep, 0.5)],
      [1, palette.deep],
    ]);
    const count = random.pick([4, 5, 6]);
    let bars = '';
    for (let i = 1; i < count; i++) {
      const at = x - half + (half * 2 * i) / count;
      bars += `M${n(at)} ${n(base - tall)}V${n(base)}`;
    }
    const rail = `M${n(x - half)} ${n(base - tall * 0.42)}H${n(x + half)}`;
    let birds = '';
    for (let i = 0; i < random.whole(3, 5); i++)
      birds += bird(
        x + random.between(-half * 0.7, half * 0.7),
        base - tall * random.between(0.35, 0.8),
        r * random.between(0.05, 0.1),
        palette.deep,
      );
    const sun = disc(x + half * random.between(-0.4, 0.4), base - tall * 0.2, r * 0.26, palette.light);
    const slant = random.pick([-1, 1]) * r * random.between(0.2, 0.6);
    return (
      rect(0, 0, width, height, wall) +
      glow(canvas, x, y, r * 2, palette.accent, 0.45) +
      stripes(canvas, x - half, half * 2, base + r * 0.3, count, slant) +
      fill(arch(x, base + r * 0.09, half + r * 0.1, tall + r * 0.2, half), mix(palette.deep, palette.mid, 0.35)) +
      fill(opening, sky) +
      `<g clip-path="${canvas.clip(opening)}">${sun}${birds}${stroke(bars + rail, palette.deep, r * 0.055)}</g>` +
      rect(x - half - r * 0.16, base, half * 2 + r * 0.32, r * 0.11, mix(palette.deep, palette.mid, 0.5)) +
      standingFigure(x + slant * 0.3, base + r * 0.86, r * 0.6, palette.deep)
    );
  },
};
