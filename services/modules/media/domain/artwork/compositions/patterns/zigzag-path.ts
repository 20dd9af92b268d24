import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, type Point, pathThrough, ridge } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

/** The path winds in turns that narrow with distance, so it is a filled ribbon and not a line of one width. */
function path(from: Point, to: Point, turns: number, swing: number): string {
  const steps = turns * 14;
  const centre = (share: number): Point => {
    // The point looked ahead to may lie past the end, where a power of a negative number is none.
    const near = Math.max(0, 1 - share);
    const wave = Math.asin(Math.sin(share * turns * Math.PI) * 0.96) / 1.29;
    return {
      x: from.x + (to.x - from.x) * share + wave * swing * (0.1 + near * 0.9),
      y: to.y + (from.y - to.y) * near ** 1.4,
    };
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const here = centre(share);
    const ahead = centre(share + 0.004);
    const long = Math.hypot(ahead.x - here.x, ahead.y - here.y) || 1;
    const wide = 1.5 + (1 - share) ** 1.4 * 10;
    const across = { x: (-(ahead.y - here.y) / long) * wide, y: ((ahead.x - here.x) / long) * wide * 0.62 };
    left.push({ x: here.x + across.x, y: here.y + across.y });
    right.unshift({ x: here.x - across.x, y: here.y - across.y });
  }
  return pathThrough([...left, ...right]);
}

function loneTree(x: number, y: number, s: number, trunk: string, crown: string): string {
  return (
    fill(
      `M${n(x - s * 0.05)} ${n(y)}L${n(x - s * 0.025)} ${n(y - s * 0.6)}L${n(x + s * 0.03)} ${n(y - s * 0.6)}L${n(x + s * 0.06)} ${n(y)}Z`,
      trunk,
    ) +
    disc(x, y - s * 0.82, s * 0.34, crown) +
    disc(x - s * 0.24, y - s * 0.66, s * 0.24, crown) +
    disc(x + s * 0.26, y - s * 0.68, s * 0.22, crown)
  );
}

function hillOf(canvas: Canvas, peakX: number, peakY: number, foot: number): string {
  const { width, height } = canvas;
  return `M${n(-width * 0.2)} ${n(foot)}C${n(peakX - width * 0.42)} ${n(foot - 20)} ${n(peakX - width * 0.24)} ${n(peakY)} ${n(peakX)} ${n(peakY)}C${n(peakX + width * 0.26)} ${n(peakY)} ${n(peakX + width * 0.44)} ${n(foot - 40)} ${n(width * 1.2)} ${n(foot)}L${n(width * 1.2)} ${height}L${n(-width * 0.2)} ${height}Z`;
}

/** A hill, a path of turns up to a single tree, somebody small on the way. */
export const zigzagPath: Composition = {
  name: 'zigzag-path',
  titleAt: 'top',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const peakX = focus.x + focus.r * random.between(-0.3, 0.3);
    const peakY = focus.y - focus.r * 0.5;
    const foot = Math.min(height * 0.88, focus.y + focus.r * 1.25);
    const sun = focus.r * random.between(0.42, 0.6);
    const sunX = peakX + focus.r * random.pick([-0.55, 0.5]);
    const slope = canvas.linear(peakX - width * 0.4, 0, peakX + width * 0.4, height * 0.3, [
      [0, mix(palette.second, palette.deep, 0.15)],
      [1, mix(palette.second, palette.deep, 0.6)],
    ]);
    const back = ridge(
      -20,
      width + 20,
      [0, 1, 2, 3, 4].map(() => focus.y + random.between(0, focus.r * 0.4)),
    );
    const front = ridge(
      -20,
      width + 20,
      [0, 1, 2].map(() => foot + random.between(-10, 40)),
    );
    const ribbon = path(
      { x: focus.x, y: foot + 24 },
      { x: peakX, y: peakY + 4 },
      random.whole(4, 6),
      focus.r * random.pick([-0.5, 0.55, 0.62]),
    );
    return (
      ground(canvas) +
      glow(canvas, sunX, peakY, sun * 3.2, palette.focus, 0.6) +
      disc(sunX, peakY - sun * 0.1, sun, palette.focus) +
      fill(`${back}L${width + 20} ${height}L-20 ${height}Z`, mix(palette.second, palette.mid, 0.55)) +
      fill(hillOf(canvas, peakX, peakY, foot), slope) +
      fill(ribbon, mix(palette.light, palette.accent, 0.25)) +
      loneTree(peakX, peakY + 4, focus.r * 0.42, palette.deep, mix(palette.deep, palette.accent, 0.12)) +
      standingFigure(
        focus.x + focus.r * random.between(-0.2, 0.2),
        foot - focus.r * 0.32,
        focus.r * 0.2,
        palette.deep,
      ) +
      fill(`${front}L${width + 20} ${height}L-20 ${height}Z`, palette.deep)
    );
  },
};
