import type { Picture } from '#modules/media/adapters/pictures/render-artwork.ts';
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
  const { at, covered } = placesOf(words, hero, picture);
  const { pixels } = picture;
  let most = 0;
  for (let i = 0; i < at.length; i++) {
    const pixel = at[i]!;
    const share = covered[i]!;
    const shown = (channel: 0 | 1 | 2) => ground[channel] * share + pixels[pixel + channel]! * (1 - share);
    const light = luminance(shown(0), shown(1), shown(2));
    if (light > most) most = light;
  }
  // A translucent colour is taken as it looks on ink: over anything lighter it is lighter, and no harder to read.
  const text = luminance(...over(colourOf(token(words.token)), INK.channels));
  return (text + 0.05) / (most + 0.05);
}

interface Places {
  /** Of the picture's pixels. */
  at: Int32Array;
  /** By the scrim, 0–1. */
  covered: Float64Array;
}

const known = new Map<Words, Places>();

/** The same for every title, as all pictures of a hero have one size. */
function placesOf(words: Words, hero: Hero, picture: Picture): Places {
  const found = known.get(words);
  if (found) return found;
  const rows = steps(words.y, hero.height);
  const columns = steps(words.x, hero.width);
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  const made = {
    // Lines begin at the right: the mirrored picture of English pages gives the same.
    at: Int32Array.from(places, ({ x, y }) => pixelAt(hero.width - 1 - x, y, hero, picture)),
    covered: Float64Array.from(places, ({ x, y }) => coveredAt(x, y, hero)),
  };
  known.set(words, made);
  return made;
}

function steps([from, to]: Words['x'], end: number): number[] {
  const last = Math.min(to, end - 1);
  return Array.from({ length: Math.ceil((last - from) / STEP) + 1 }, (_, i) => Math.min(from + i * STEP, last));
}

function coveredAt(x: number, y: number, { width, height }: Hero): number {
  const up = 1 - y / height;
  if (width < NARROW) return shareAt(FOOT, up);
  return 1 - (1 - shareAt(WIDE_FOOT, up)) * (1 - shareAt(SIDE, x / width));
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
