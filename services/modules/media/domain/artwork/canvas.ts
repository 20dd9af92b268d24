import type { Palette } from './colours/palettes.ts';
import { randomFrom, type SeededRandom } from './seeded-random.ts';
import { circlePath, n, rect } from './shapes.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * What a composition draws on: a size, a palette, a point to look at and a place kept free for the title.
 * The same composition serves posters, backdrops and the panels of a collection because it asks the canvas
 * for these instead of knowing the page.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** Centre and radius of the strong shape. */
  readonly focus: { readonly x: number; readonly y: number; readonly r: number };
  readonly titleAt: 'top' | 'bottom' | 'none';
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string;
  /** Gives the attribute value of a clip to the path. */
  clip(path: string): string;
  definitions(): string;
}

interface CanvasOptions {
  width: number;
  height: number;
  palette: Palette;
  seed: string;
  /** Keeps the ids of two canvases in one SVG apart. */
  prefix: string;
  focus: Canvas['focus'];
  titleAt: Canvas['titleAt'];
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

export function createCanvas(options: CanvasOptions): Canvas {
  const definitions: string[] = [];
  const keep = (make: (id: string) => string): string => {
    const id = `${options.prefix}${definitions.length}`;
    definitions.push(make(id));
    return `url(#${id})`;
  };
  return {
    ...options,
    random: randomFrom(options.seed),
    linear: (x1, y1, x2, y2, stops) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (cx, cy, r, stops) =>
      keep(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (path) => keep((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    definitions: () => definitions.join(''),
  };
}

/** The ground every composition starts from: three tones falling from top to foot. */
export function ground(canvas: Canvas): string {
  const { top, mid, low } = canvas.palette;
  return rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.linear(0, 0, 0, canvas.height, [
      [0, top],
      [0.55, mid],
      [1, low],
    ]),
  );
}

export function glow(canvas: Canvas, x: number, y: number, r: number, colour: string, strength = 0.6): string {
  const paint = canvas.radial(x, y, r, [
    [0, colour, strength],
    [0.45, colour, strength * 0.35],
    [1, colour, 0],
  ]);
  return `<path d="${circlePath(x, y, r)}" fill="${paint}"/>`;
}

/** Grain and a vignette, so that flat shapes look printed rather than generated. */
export function finish(canvas: Canvas, prefix: string): string {
  const { width, height, palette } = canvas;
  const random = randomFrom(`grain:${width}`);
  const specks = (count: number): string =>
    Array.from({ length: count }, () => `M${random.whole(0, 139)} ${random.whole(0, 139)}h1v1h-1z`).join('');
  const grain =
    `<pattern id="${prefix}grain" width="140" height="140" patternUnits="userSpaceOnUse">` +
    `<path d="${specks(420)}" fill="#fff" opacity=".075"/><path d="${specks(420)}" fill="#000" opacity=".1"/></pattern>`;
  const reach = Math.hypot(width, height) / 2;
  const edge = palette.paper ? 0.16 : 0.42;
  const vignette = canvas.radial(width / 2, height * 0.46, reach * 1.05, [
    [0.55, palette.deep, 0],
    [1, palette.deep, edge],
  ]);
  return `<defs>${grain}</defs>${rect(0, 0, width, height, vignette)}${rect(0, 0, width, height, `url(#${prefix}grain)`)}`;
}
