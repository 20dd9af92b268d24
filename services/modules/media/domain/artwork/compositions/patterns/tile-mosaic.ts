import { type Canvas, ground } from '../../canvas.ts';
import { disc, fill, khatamInner, n, rect, star } from '../../shapes.ts';
import type { Composition } from '../composition.ts';

type Tile = (x: number, y: number, size: number, turn: number, a: string, b: string) => string;

function turned(x: number, y: number, size: number, turn: number, body: string): string {
  return `<g transform="rotate(${turn * 90} ${n(x + size / 2)} ${n(y + size / 2)})">${body}</g>`;
}

const quarter: Tile = (x, y, s, turn, a, b) =>
  turned(
    x,
    y,
    s,
    turn,
    fill(`M${n(x)} ${n(y)}h${n(s)}a${n(s)} ${n(s)} 0 0 1 ${n(-s)} ${n(s)}Z`, a) +
      fill(`M${n(x)} ${n(y)}h${n(s / 2)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(-s / 2)} ${n(s / 2)}Z`, b),
  );
const leaf: Tile = (x, y, s, turn, a, b) =>
  turned(
    x,
    y,
    s,
    turn,
    fill(`M${n(x)} ${n(y)}a${n(s)} ${n(s)} 0 0 1 ${n(s)} ${n(s)}a${n(s)} ${n(s)} 0 0 1 ${n(-s)} ${n(-s)}Z`, a) +
      disc(x + s * 0.8, y + s * 0.2, s * 0.1, b),
  );
const half: Tile = (x, y, s, turn, a, b) =>
  turned(
    x,
    y,
    s,
    turn,
    fill(`M${n(x)} ${n(y)}h${n(s)}v${n(s)}Z`, a) + fill(`M${n(x)} ${n(y + s * 0.5)}v${n(s * 0.5)}h${n(s * 0.5)}Z`, b),
  );
const khatam: Tile = (x, y, s, _turn, a, b) =>
  fill(star(x + s / 2, y + s / 2, s * 0.5, 8, khatamInner), a) +
  fill(star(x + s / 2, y + s / 2, s * 0.27, 8, khatamInner), b);
const eye: Tile = (x, y, s, _turn, a, b) =>
  disc(x + s / 2, y + s / 2, s * 0.42, a) + disc(x + s / 2, y + s / 2, s * 0.17, b);
const hourglass: Tile = (x, y, s, turn, a, b) =>
  turned(
    x,
    y,
    s,
    turn,
    fill(`M${n(x)} ${n(y)}h${n(s)}l${n(-s)} ${n(s)}h${n(s)}Z`, a) + disc(x + s / 2, y + s / 2, s * 0.14, b),
  );

function tileAt(canvas: Canvas, kinds: readonly Tile[], x: number, y: number, size: number): string {
  const { palette, random } = canvas;
  const colours = [palette.focus, palette.second, palette.accent, palette.light, palette.deep];
  const ground = random.whole(0, 4);
  const first = (ground + random.whole(1, 4)) % 5;
  const second = [0, 1, 2, 3, 4].filter((i) => i !== ground && i !== first)[random.whole(0, 2)] ?? 0;
  const kind = random.pick(kinds);
  return (
    rect(x, y, size, size, colours[ground] as string) +
    kind(x, y, size, random.whole(0, 3), colours[first] as string, colours[second] as string)
  );
}

/** A wall of cut tiles from which time has taken some; the gaps gather where the title stands. */
export const tileMosaic: Composition = {
  name: 'tile-mosaic',
  titleAt: 'either',
  foot: 'ground',
  draw(canvas) {
    const { random, width, height, palette } = canvas;
    const columns = Math.round((width / 600) * random.pick([4, 5, 5, 6]));
    const size = width / columns;
    const all = [quarter, leaf, half, khatam, eye, hourglass];
    const skip = random.whole(0, 5);
    const kinds = all.filter((_, i) => i !== skip && i !== (skip + 2) % 6);
    const rows = Math.ceil(height / size);
    let body = '';
    for (let row = 0; row < rows; row++) {
      const depth = canvas.titleAt === 'top' ? 1 - row / rows : row / rows;
      const gone = canvas.titleAt === 'none' ? 0.14 : depth < 0.56 ? 0.04 : depth < 0.68 ? 0.4 : 1;
      for (let column = 0; column < columns; column++) {
        const x = column * size;
        const y = canvas.titleAt === 'top' ? height - (rows - row) * size : row * size;
        if (random.chance(gone)) {
          if (gone < 1) body += rect(x + 1, y + 1, size - 2, size - 2, palette.deep, 0.18);
          continue;
        }
        body += tileAt(canvas, kinds, x, y, size);
      }
    }
    const sheen = canvas.linear(0, 0, width, height, [
      [0, palette.light, 0.12],
      [0.5, palette.light, 0],
      [1, palette.deep, 0.3],
    ]);
    return ground(canvas) + body + rect(0, 0, width, height, sheen);
  },
};
