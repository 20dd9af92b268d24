import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, type Point, pathThrough, ridge } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

/** A line from the top down that breaks as rock does. */
function crag(canvas: Canvas, from: Point, to: Point, rough: number): Point[] {
  const { random } = canvas;
  return Array.from({ length: 9 }, (_, i) => {
    const share = i / 8;
    const bend = i === 0 || i === 8 ? 0 : random.between(-rough, rough);
    return { x: from.x + (to.x - from.x) * share + bend, y: from.y + (to.y - from.y) * share };
  });
}

/** A summit of a lit and a dark face, with snow as far down as `snow` (a share of its height). */
function summit(canvas: Canvas, top: Point, half: number, foot: number, snow: number): string {
  const { palette } = canvas;
  const left = crag(canvas, top, { x: top.x - half, y: foot }, half * 0.05);
  const right = crag(canvas, top, { x: top.x + half * 1.15, y: foot }, half * 0.05);
  const fold = crag(canvas, top, { x: top.x + half * 0.2, y: foot }, half * 0.09);
  const lit = mix(palette.second, palette.mid, 0.25);
  const dim = mix(palette.second, palette.deep, 0.62);
  const line = top.y + (foot - top.y) * snow;
  let hem = '';
  for (let i = 0; i <= 14; i++)
    hem += `L${n(top.x + half * (1.2 - (i / 14) * 2.4))} ${n(line + (i % 2 ? -1 : 1) * (foot - top.y) * 0.07)}`;
  const cap = `M${n(top.x - half * 1.2)} ${n(top.y - 9)}L${n(top.x + half * 1.2)} ${n(top.y - 9)}${hem}Z`;
  const whole = pathThrough([...left, ...right.toReversed()]);
  const shade = pathThrough([...fold, ...right.toReversed()]);
  const clip = canvas.clip(whole);
  return (
    fill(whole, lit) +
    fill(shade, dim) +
    `<g clip-path="${clip}">${fill(cap, palette.light)}</g><g clip-path="${canvas.clip(shade)}">${fill(cap, mix(palette.light, palette.second, 0.5))}</g>`
  );
}

/** Summits against a low sun, and somebody small who means to climb them. */
export const mountains: Composition = {
  name: 'mountains',
  titleAt: 'bottom',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const sun = focus.r * random.between(0.5, 0.7);
    const way = random.pick([1, -1]);
    const sunX = focus.x + way * focus.r * random.between(0.3, 0.6);
    const foot = focus.y + focus.r * 1.15;
    const far = ridge(
      -20,
      width + 20,
      Array.from({ length: 9 }, (_, i) => focus.y + focus.r * (i % 2 ? 0.1 : 0.55) + random.between(-20, 20)),
    );
    const main = { x: focus.x - way * focus.r * 0.12, y: focus.y - focus.r * random.between(0.75, 0.92) };
    const other = { x: focus.x + way * focus.r * 0.85, y: focus.y - focus.r * random.between(0.05, 0.3) };
    const third = { x: focus.x - way * focus.r * 1.05, y: focus.y + focus.r * random.between(0.05, 0.25) };
    const snow = random.between(0.26, 0.42);
    const near = ridge(
      -20,
      width + 20,
      [0, 1, 2, 3].map((i) => foot - focus.r * (i % 2 ? 0.02 : 0.2) + random.between(-8, 14)),
    );
    return (
      ground(canvas) +
      glow(canvas, sunX, focus.y - focus.r * 0.35, sun * 2.8, palette.accent, 0.55) +
      disc(
        sunX,
        focus.y - focus.r * 0.35,
        sun,
        palette.paper ? palette.focus : mix(palette.accent, palette.light, 0.3),
      ) +
      fill(`${far}L${width + 20} ${height}L-20 ${height}Z`, mix(palette.second, palette.mid, 0.65)) +
      summit(canvas, third, focus.r * 0.75, foot, snow * 0.8) +
      summit(canvas, other, focus.r * 0.85, foot, snow * 0.9) +
      summit(canvas, main, focus.r * 1.12, foot, snow) +
      fill(`${near}L${width + 20} ${height}L-20 ${height}Z`, palette.deep) +
      standingFigure(focus.x + way * focus.r * 0.1, foot - focus.r * 0.08, focus.r * 0.2, palette.deep)
    );
  },
};
