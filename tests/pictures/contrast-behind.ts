import type { Picture } from '#modules/media/adapters/render-artwork.ts';
import type { Hero, Words } from './heroes.ts';
import { colourOf, luminance, over, scrim, shareAt, token } from './page-colours.ts';

type Triple = [number, number, number];

const NARROW = 768;
/** In the page's pixels; the drawings are sampled about as densely. */
const STEP = 8;
const INK = colourOf(token('ink'));
const FOOT = scrim('foot');
const WIDE_FOOT = scrim('wide-foot');
const SIDE = scrim('side');

/**
 * The lowest contrast of the words with any pixel that the page shows behind them. They are light: that is at the lightest.
 * @param picture the backdrop for pages read from right to left, small.
 * @param ground what the scrim fades into.
 */
export function contrastBehind(words: Words, hero: Hero, picture: Picture, ground: Triple): number {
  let most = 0;
  for (const row of places(words.y, hero.height)) {
    for (const column of places(words.x, hero.width)) {
      const shown = shownAt(column, row, hero, picture, ground);
      most = Math.max(most, luminance(shown));
    }
  }
  // A translucent colour is taken as it looks on ink: over anything lighter it is lighter, and no harder to read.
  const text = luminance(over(colourOf(token(words.token)), INK.channels));
  return (text + 0.05) / (most + 0.05);
}

function places([from, to]: Words['x'], end: number): number[] {
  const last = Math.min(to, end - 1);
  return Array.from({ length: Math.ceil((last - from) / STEP) + 1 }, (_, i) => Math.min(from + i * STEP, last));
}

/** @param x from where lines begin, which is the right: the mirrored picture of English pages gives the same. */
function shownAt(x: number, y: number, hero: Hero, picture: Picture, ground: Triple): Triple {
  const narrow = hero.width < NARROW;
  const side = narrow ? 0 : shareAt(SIDE, x / hero.width);
  const covered = 1 - (1 - shareAt(narrow ? FOOT : WIDE_FOOT, 1 - y / hero.height)) * (1 - side);
  const at = pixelAt(hero.width - 1 - x, y, hero, picture);
  const { pixels } = picture;
  return [0, 1, 2].map((i) => ground[i]! * covered + pixels[at + i]! * (1 - covered)) as Triple;
}

/** `object-fit: cover`, kept at the top on phones and at the left, where the drawing stands, on wider screens. */
function pixelAt(x: number, y: number, { width, height }: Hero, picture: Picture): number {
  const scale = Math.max(width / picture.width, height / picture.height);
  const narrow = width < NARROW;
  const left = narrow ? (picture.width * scale - width) / 2 : 0;
  const top = narrow ? 0 : (picture.height * scale - height) / 2;
  const column = Math.min(picture.width - 1, Math.floor((x + left) / scale));
  const row = Math.min(picture.height - 1, Math.floor((y + top) / scale));
  return (row * picture.width + column) * 4;
}
