import { type Canvas, glow, ground } from '../../canvas.ts';
import { mix } from '../../colours/colour.ts';
import { disc, fill, n, rect, ridge } from '../../shapes.ts';
import type { Composition } from '../composition.ts';
import { standingFigure } from '../figure.ts';

function bands(canvas: Canvas, horizon: number): string {
  const { palette, width, height, random } = canvas;
  const count = random.whole(5, 8);
  let out = '';
  let y = horizon;
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    out += rect(
      0,
      y,
      width,
      height - y,
      mix(mix(palette.focus, palette.second, 0.35 + share * 0.5), palette.deep, 0.1 + share * 0.75),
    );
    y += (height - horizon) * (0.035 + 0.27 * share ** 1.5);
  }
  return out;
}

/** The sun is cut by strips of sky, as a woodblock cuts it and as haze does. */
function slicedSun(canvas: Canvas, x: number, y: number, r: number, slices: number): string {
  const face = canvas.linear(0, y - r, 0, y + r * 0.4, [
    [0, canvas.palette.light],
    [0.35, canvas.palette.accent],
    [1, canvas.palette.focus],
  ]);
  let path = '';
  let low = y - r;
  for (let i = 0; i < slices; i++) {
    const share = i / slices;
    const tall = 2 * r * (i === 0 ? 0.42 : 0.13 - share * 0.05);
    path += `M${n(x - r)} ${n(low)}h${n(2 * r)}v${n(tall)}h${n(-2 * r)}Z`;
    low += tall + 3 + share * 14;
  }
  return `<g clip-path="${canvas.clip(path)}">${disc(x, y, r, face)}</g>`;
}

export const desertRoad: Composition = {
  name: 'desert-road',
  titleAt: 'top',
  foot: 'deep',
  draw(canvas) {
    const { palette, focus, random, width, height } = canvas;
    const horizon = focus.y + focus.r * 0.42;
    const r = focus.r * random.between(0.8, 1.02);
    const away = focus.x + focus.r * random.between(-0.25, 0.25);
    const near = focus.x + focus.r * random.between(-0.5, 0.5);
    const wide = focus.r * 0.9;
    const road = `M${n(away - 4)} ${n(horizon)}L${n(away + 4)} ${n(horizon)}L${n(near + wide)} ${height}L${n(near - wide)} ${height}Z`;
    let dashes = '';
    for (let i = 0; i < 6; i++) {
      const from = (i / 6) ** 2;
      const to = ((i + 0.5) / 6) ** 2;
      const at = (share: number): [number, number, number] => [
        away + (near - away) * share,
        horizon + (height - horizon) * share,
        0.5 + 8 * share,
      ];
      const [x1, y1, w1] = at(from);
      const [x2, y2, w2] = at(to);
      dashes += `M${n(x1 - w1)} ${n(y1)}L${n(x1 + w1)} ${n(y1)}L${n(x2 + w2)} ${n(y2)}L${n(x2 - w2)} ${n(y2)}Z`;
    }
    const peaks = ridge(
      -20,
      width + 20,
      Array.from({ length: 9 }, (_, i) => horizon - (i % 2 ? random.between(4, 16) : random.between(18, 62))),
    );
    return (
      ground(canvas) +
      glow(canvas, focus.x, focus.y, focus.r * 2.4, palette.accent, 0.55) +
      slicedSun(canvas, focus.x, focus.y - focus.r * 0.1, r, random.whole(4, 6)) +
      fill(`${peaks}L${width + 20} ${n(horizon + 4)}L-20 ${n(horizon + 4)}Z`, mix(palette.second, palette.deep, 0.45)) +
      bands(canvas, horizon) +
      fill(road, mix(palette.deep, palette.second, 0.12)) +
      fill(dashes, palette.accent) +
      standingFigure(away + focus.r * 0.3, horizon + focus.r * 0.3, focus.r * 0.34, palette.deep)
    );
  },
};
