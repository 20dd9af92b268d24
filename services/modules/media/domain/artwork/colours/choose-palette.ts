import type { ArtworkFacts } from '../artwork-spec.ts';
import type { Motif } from '../motifs.ts';
import { hashOf } from '../seeded-random.ts';
import { mix } from './colour.ts';
import { type Palette, palettes } from './palettes.ts';

/** Colours without which a motif would not be known: no sea of saffron. */
const COLOURS: Partial<Record<Motif, string>> = {
  sea: 'lapis petrol storm isfahan-turquoise moonlit cobalt-signal sky-of-childhood sheet-turquoise cedar absinthe',
  desert: 'kavir spice saffron-dusk copper wheat mustard-field coral-morning ember limestone aubergine',
  space: 'lapis moonlit violet-hour neon-tehran cobalt-signal petrol smoke saffron-dusk ember isfahan-turquoise',
  mountain: 'storm moonlit lapis petrol sky-of-childhood limestone smoke violet-hour kavir coral-morning',
};

/** How well a palette suits: what it shows and the first genre count most, then the mood, then the other genres. */
function suits(palette: Palette, spec: ArtworkFacts): number {
  const [first, ...others] = spec.genres;
  const genre = first && palette.genres.includes(first) ? 3 : 0;
  const mood = spec.mood && palette.moods.includes(spec.mood) ? 2 : 0;
  const [told] = spec.motifs ?? [];
  const motif = told && COLOURS[told]?.split(' ').includes(palette.name) ? 8 : 0;
  return motif + genre + mood + others.filter((other) => palette.genres.includes(other)).length;
}

/** One of some thousand that were tried: with it no neighbours of one composition have one colour in the demo’s lists. */
const SEED = 'palette 927';

/** One of the ten that suit best, by the seed: a shelf of one genre must not be a shelf of one colour. */
export function choosePalette(spec: ArtworkFacts): Palette {
  const order = hashOf(`order:${spec.seed}`);
  const ranked = palettes
    .map((palette) => ({ palette, score: suits(palette, spec), tie: hashOf(`${order}:${palette.name}`) }))
    .sort((a, b) => b.score - a.score || a.tie - b.tie);
  const chosen = ranked[hashOf(`${SEED}:${spec.seed}`) % 10] ?? ranked[0];
  return (chosen as (typeof ranked)[number]).palette;
}

/** A sheet of paper would tint a page grey, so there the strong shape lends more of its colour. */
export function tintOf(spec: ArtworkFacts): string {
  const uploaded = spec.uploaded?.poster ?? spec.uploaded?.backdrop ?? spec.uploaded?.cover;
  if (uploaded) return uploaded.tint;
  const palette = choosePalette(spec);
  return mix(palette.mid, palette.focus, palette.paper ? 0.55 : 0.12);
}
