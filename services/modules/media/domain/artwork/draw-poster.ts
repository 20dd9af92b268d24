import { type ArtworkSpec, artworkSize } from './artwork-spec.js';
import { chooseComposition } from './choose-composition.js';
import { choosePalette } from './choose-palette.js';
import { hashOf } from './seeded-random.js';
import { rect } from './shapes.js';
import { sheet } from './sheet.js';
import { finish, openStage, type Stage } from './stage.js';
import { titleBlock } from './title-block.js';

const margin = 44;

/** Shade in the ground's own tone, strongest behind the title, so that letters never fight the drawing. */
function shade(stage: Stage, colour: string, top: number, bottom: number): string {
  const { width, height, titleAt } = stage;
  const reach = 190;
  if (titleAt === 'top') {
    const paint = stage.linear(0, 0, 0, bottom + reach, [
      [0, colour, 0.94],
      [bottom / (bottom + reach), colour, 0.8],
      [1, colour, 0],
    ]);
    return rect(0, 0, width, bottom + reach, paint);
  }
  const from = top - reach;
  const paint = stage.linear(0, from, 0, height, [
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
  const stage = openStage({ width, height, palette, seed: `poster:${spec.seed}`, prefix: 'p', focus, titleAt });
  const drawing = composition.draw(stage);
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
  const body = drawing + finish(stage, 'p') + shade(stage, behind, title.top, title.bottom) + title.svg;
  return sheet('poster', stage.definitions(), body);
}
