import type { Genre, GenreList } from '../contract/genres/genre.events.ts';
import { wordKey } from '../contract/genres/genre-vocabulary.ts';
import { InvalidGenres, UnknownGenres } from './catalogue-errors.ts';

/**
 * The list with other genres in it. A genre that was merged into one that goes leads nowhere from then on.
 * @throws InvalidGenres where two are one, or an address leads to another genre.
 */
export function savedGenres(before: GenreList, genres: readonly Genre[], ownOrder: boolean): GenreList {
  const twice = (words: string[]) => new Set(words.map(wordKey)).size < words.length;
  if (twice(genres.map(({ slug }) => slug))) throw new InvalidGenres('A genre stands here twice');
  for (const language of ['fa', 'en'] as const) {
    if (twice(genres.map(({ name }) => name[language]))) throw new InvalidGenres('Two genres have one name');
  }
  if (genres.some(({ slug }) => Object.hasOwn(before.merged, slug))) {
    throw new InvalidGenres('This address leads to another genre');
  }
  const there = new Set(genres.map(({ slug }) => slug));
  const merged = Object.fromEntries(Object.entries(before.merged).filter(([, into]) => there.has(into)));
  return { genres: genres.map(tidied), ownOrder, merged };
}

/** Slugs that the list has no more. */
export function retiredGenres(before: GenreList, genres: readonly Genre[]): string[] {
  const there = new Set(genres.map(({ slug }) => slug));
  return before.genres.map(({ slug }) => slug).filter((slug) => !there.has(slug));
}

/**
 * The list without `from`, whose names and words mean `into` from now on; what led to it leads there too, so there are no chains.
 * @throws UnknownGenres @throws InvalidGenres
 */
export function mergedGenres({ genres, ownOrder, merged }: GenreList, from: string, into: string): GenreList {
  if (from === into) throw new InvalidGenres('A genre cannot be merged into itself');
  const gone = genres.find(({ slug }) => slug === from);
  const kept = genres.find(({ slug }) => slug === into);
  if (!gone || !kept) throw new UnknownGenres();
  const words = [...kept.words, ...gone.words, gone.name.en, gone.name.fa];
  const others = genres.filter((genre) => genre !== gone);
  return {
    genres: others.map((genre) => (genre === kept ? tidied({ ...genre, words }) : genre)),
    ownOrder,
    merged: {
      ...Object.fromEntries(Object.entries(merged).map(([slug, to]) => [slug, to === from ? into : to])),
      [from]: into,
    },
  };
}

/** Words as they are compared, each once, without what the genre is called anyway. */
function tidied(genre: Genre): Genre {
  const own = new Set([genre.slug, genre.name.fa, genre.name.en].map(wordKey));
  const words = [...new Set(genre.words.map(wordKey))].filter((word) => word && !own.has(word));
  return { ...genre, words };
}
