import { GENRES, type GenreSlug } from '../contract/genres.ts';

/*
 * Sources name genres in their own words ('Dramas', 'TV Dramas', 'Noir'). Words that say nothing about the genre
 * ('International Movies', 'Classic Movies', 'Legal') map to nothing, on purpose.
 */
const WORDS: Record<string, readonly GenreSlug[]> = {
  'action & adventure': ['action', 'adventure'],
  animated: ['animation'],
  'anime features': ['anime', 'animation'],
  'anime series': ['anime', 'animation'],
  biographical: ['biography'],
  'children & family movies': ['family'],
  'classic & cult tv': [],
  'classic movies': [],
  comedies: ['comedy'],
  'crime tv shows': ['crime'],
  dance: ['musical'],
  disaster: ['thriller'],
  documentaries: ['documentary'],
  docuseries: ['documentary'],
  dramas: ['drama'],
  'faith & spirituality': [],
  'found footage': ['horror'],
  historical: ['history'],
  'horror movies': ['horror'],
  'independent movies': ['independent'],
  "kids' tv": ['kids', 'family'],
  'music & musicals': ['music', 'musical'],
  noir: ['film-noir'],
  performance: ['music'],
  'romantic movies': ['romance'],
  'romantic tv shows': ['romance'],
  satire: ['comedy'],
  'sci-fi & fantasy': ['sci-fi', 'fantasy'],
  'science & nature tv': ['documentary'],
  'science fiction': ['sci-fi'],
  slasher: ['horror'],
  sports: ['sport'],
  'sports movies': ['sport'],
  spy: ['thriller'],
  'stand-up comedy': ['stand-up', 'comedy'],
  'stand-up comedy & talk shows': ['stand-up', 'comedy'],
  suspense: ['thriller'],
  'teen tv shows': ['teen'],
  thrillers: ['thriller'],
  'tv action & adventure': ['action', 'adventure'],
  'tv comedies': ['comedy'],
  'tv dramas': ['drama'],
  'tv horror': ['horror'],
  'tv mysteries': ['mystery'],
  'tv sci-fi & fantasy': ['sci-fi', 'fantasy'],
  'tv thrillers': ['thriller'],
};
/** Every slug and every English name of the vocabulary stands for itself. */
const OWN = new Map<string, readonly GenreSlug[]>(
  Object.entries(GENRES).flatMap(([slug, { en }]) => [
    [slug, [slug as GenreSlug]],
    [en.toLowerCase(), [slug as GenreSlug]],
  ]),
);

/** Our genres for a source's words, each once, in their order; unknown words are left out. */
export function genresOf(words: readonly string[]): GenreSlug[] {
  const slugs = words.flatMap((word) => {
    const key = word.trim().toLowerCase();
    return OWN.get(key) ?? WORDS[key] ?? [];
  });
  return [...new Set(slugs)];
}
