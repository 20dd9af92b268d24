import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { cypress, disc, fill, n, ridge, star, stroke } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

/** The curled cloud of the miniaturists: lobes on a trailing ribbon, outlined. */
function cloud(x: number, y: number, s: number, paint: string, line: string): string {
  const shape =
    `M${n(x - 2.4 * s)} ${n(y)}C${n(x - 1.8 * s)} ${n(y - 0.1 * s)} ${n(x - 1.7 * s)} ${n(y - 0.7 * s)} ${n(x - 1.1 * s)} ${n(y - 0.6 * s)}` +
    `C${n(x - 1 * s)} ${n(y - 1.3 * s)} ${n(x)} ${n(y - 1.4 * s)} ${n(x + 0.2 * s)} ${n(y - 0.8 * s)}` +
    `C${n(x + 0.7 * s)} ${n(y - 1.2 * s)} ${n(x + 1.3 * s)} ${n(y - 0.7 * s)} ${n(x + 1.1 * s)} ${n(y - 0.25 * s)}` +
    `C${n(x + 1.8 * s)} ${n(y - 0.4 * s)} ${n(x + 2.1 * s)} ${n(y + 0.1 * s)} ${n(x + 3.2 * s)} ${n(y + 0.05 * s)}` +
    `C${n(x + 2 * s)} ${n(y + 0.5 * s)} ${n(x + 1.2 * s)} ${n(y + 0.2 * s)} ${n(x + 0.5 * s)} ${n(y + 0.35 * s)}C${n(x - 0.4 * s)} ${n(y + 0.6 * s)} ${n(x - 1.2 * s)} ${n(y + 0.1 * s)} ${n(x - 2.4 * s)} ${n(y)}Z`;
  const curl =
    `M${n(x - 0.2 * s)} ${n(y)}c${n(0.5 * s)} ${n(-0.1 * s)} ${n(0.5 * s)} ${n(-0.7 * s)} 0 ${n(-0.7 * s)}c${n(-0.4 * s)} 0 ${n(-0.4 * s)} ${n(0.5 * s)} ${n(-0.05 * s)} ${n(0.45 * s)}` +
    `M${n(x + 0.9 * s)} ${n(y + 0.1 * s)}c${n(0.4 * s)} ${n(-0.1 * s)} ${n(0.2 * s)} ${n(-0.55 * s)} ${n(-0.15 * s)} ${n(-0.4 * s)}M${n(x - 1.1 * s)} ${n(y)}c${n(0.2 * s)} ${n(-0.05 * s)} ${n(0.2 * s)} ${n(-0.4 * s)} ${n(-0.1 * s)} ${n(-0.35 * s)}`;
  return fill(shape, paint) + stroke(shape, line, 1.6, 0.7) + stroke(curl, line, 1.6, 0.7);
}

function hills(canvas: Canvas): string {
  const { palette, random, width, height, focus } = canvas;
  const tones = [
    mix(palette.second, palette.light, 0.45),
    mix(palette.focus, palette.light, 0.2),
    palette.second,
    mix(palette.second, palette.deep, 0.5),
    palette.deep,
  ];
  const start = focus.y + focus.r * 0.25;
  const step = (height * 0.86 - start) / (tones.length + 0.8);
  return tones
    .map((tone, i) => {
      const heights = Array.from(
        { length: 8 - i },
        (_, k) => start + step * i + ((k + i) % 2 ? -1 : 1) * random.between(step * 0.25, step * (1.15 - i * 0.15)),
      );
      const line = ridge(-40, width + 40, heights);
      const edge = stroke(line, i < 3 ? palette.light : palette.accent, 1.5, 0.35);
      const body = fill(`${line}L${width + 40} ${height}L-40 ${height}Z`, tone);
      const trees = i === 1 || i === 3 ? grove(canvas, heights, tone) : '';
      return trees + body + edge;
    })
    .join('');
}

function grove(canvas: Canvas, heights: readonly number[], tone: string): string {
  const { random, width } = canvas;
  let out = '';
  for (let i = 1; i < heights.length - 1; i++) {
    if (!random.chance(0.55)) continue;
    const x = ((width + 80) / (heights.length - 1)) * i - 40 + random.between(-20, 20);
    const tall = random.between(60, 120);
    out += fill(cypress(x, (heights[i] ?? 0) + 30, tall * 0.15, tall + 30, 0), mix(tone, canvas.palette.deep, 0.65));
  }
  return out;
}

export const miniature: Composition = {
  name: 'miniature',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width } = canvas;
    const sunX = focus.x + focus.r * random.between(-0.5, 0.5);
    const sunY = focus.y - focus.r * 0.35;
    const sun = focus.r * random.between(0.34, 0.46);
    let clouds = '';
    for (let i = 0; i < Math.round(width / 170); i++) {
      const x = width * random.between(0.02, 0.95);
      clouds += cloud(
        x,
        focus.y - focus.r * random.between(0.1, 1.35),
        random.between(24, 44),
        mix(palette.light, palette.top, random.between(0, 0.35)),
        palette.focus,
      );
    }
    return (
      ground(canvas) +
      glow(canvas, sunX, sunY, sun * 3.4, palette.accent, 0.7) +
      fill(star(sunX, sunY, sun * 1.35, 16, 0.76), palette.accent, 0.9) +
      disc(sunX, sunY, sun, palette.focus) +
      stroke(star(sunX, sunY, sun * 0.8, 12, 0.6), palette.light, 1.6, 0.7) +
      clouds +
      hills(canvas)
    );
  },
};
