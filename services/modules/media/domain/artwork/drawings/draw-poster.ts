import { type ArtworkSpec, artworkSize } from '../artwork-spec.ts';
import { type Canvas, createCanvas, finish } from '../canvas.ts';
import { chooseComposition } from '../choose-composition.ts';
import { choosePalette } from '../colours/choose-palette.ts';
import { titleBlock } from '../lettering/title-block.ts';
import { hashOf } from '../seeded-random.ts';
import { rect } from '../shapes.ts';
import { svgDocument } from '../svg-document.ts';

const margin = 44;

/** Shade in the ground's own tone, strongest behind the title, so that letters never fight the drawing. */
function shade(canvas: Canvas, colour: string, top: number, bottom: number): string {
  const { width, height, titleAt } = canvas;
  const reach = 190;
  if (titleAt === 'top') {
    const paint = canvas.linear(0, 0, 0, bottom + reach, [
      [0, colour, 0.94],
      [bottom / (bottom + reach), colour, 0.8],
      [1, colour, 0],
    ]);
    return rect(0, 0, width, bottom + reach, paint);
  }
  const from = top - reach;
  const paint = canvas.linear(0, from, 0, height, [
    [0, colour, 0],
    [reach / (height - from), colour, 0.84],
    [1, colour, 0.96],
  ]);
  return rect(0, from, width, height - from, paint);
}

export function drawPoster(spec: ArtworkSpec): string {
  const [width, height] = artworkSize.poster;
  const palette = choosePalette(spec);
  const composition = chooseComposition(spec);
  const titleAt =
    composition.titleAt === 'either'
      ? hashOf(`title:${spec.seed}`) % 3 === 0
        ? 'top'
        : 'bottom'
      : composition.titleAt;
  const focus = { x: width / 2, y: titleAt === 'top' ? 560 : 352, r: 218 };
  const canvas = createCanvas({ width, height, palette, seed: `poster:${spec.seed}`, prefix: 'p', focus, titleAt });
  // Two posters of one composition look at each other rather than alike.
  const turned = hashOf(`turned:${spec.seed}`) % 2 === 0;
  const drawn = composition.draw(canvas);
  const drawing = turned ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn;
  const behind = titleAt === 'top' ? palette.top : composition.foot === 'deep' ? palette.deep : palette.low;
  const box = {
    left: margin,
    right: width - margin,
    edge: titleAt === 'top' ? 52 : height - 48,
    grows: titleAt === 'top' ? 'down' : 'up',
    height: 330,
    largest: 132,
  } as const;
  const title = titleBlock(spec, box, palette, behind);
  const body = drawing + finish(canvas, 'p') + shade(canvas, behind, title.top, title.bottom) + title.svg;
  return svgDocument('poster', canvas.definitions(), body);
}
