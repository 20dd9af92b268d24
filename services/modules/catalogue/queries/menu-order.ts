import type { Genre } from '../contract/genres/genre.events.ts';
import type { GenreVocabulary } from '../contract/genres/genre-vocabulary.ts';

/**
 * What is told of genres as menus have them: in the order of the staff, or as it comes. Titles that are on their way to the genre
 * that theirs was merged into are left out until they are there.
 */
export function inMenuOrder<Row extends { slug: string }>(
  rows: readonly Row[],
  { list }: GenreVocabulary,
): { genre: Genre; row: Row }[] {
  const places = new Map(list.genres.map((genre, place) => [genre.slug, { genre, place }]));
  const found = rows.flatMap((row) => {
    const known = places.get(row.slug);
    return known ? [{ ...known, row }] : [];
  });
  const ordered = list.ownOrder ? found.toSorted((one, other) => one.place - other.place) : found;
  return ordered.map(({ genre, row }) => ({ genre, row }));
}
