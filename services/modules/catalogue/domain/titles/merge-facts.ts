import type { TitleFacts } from '../../contract/catalogue.events.ts';

/** What the write side stores of a title's facts; id and slug are columns of their own. */
export type StoredFacts = Omit<TitleFacts, 'titleId' | 'slug'>;

/** Sources of which one leads when two tell of the same film: what editors of the site entered, then the rest alike. */
const RANKS: Record<string, number> = { console: 2, demo: 1 };

/** Whether facts of `incoming` go before those that a title of `owner` has. */
export function leads(incoming: string, owner: string): boolean {
  return incoming === owner || (RANKS[incoming] ?? 0) > (RANKS[owner] ?? 0);
}

/** Two sources mean the same film, beyond name and year, when they share a director or a player. */
export function sharesPeople(one: StoredFacts, other: StoredFacts): boolean {
  const people = new Set([...one.directors, ...one.cast].map(({ personId }) => personId));
  return [...other.directors, ...other.cast].some(({ personId }) => people.has(personId));
}

const firstFilled = <T>(first: T[], second: T[]): T[] => (first.length > 0 ? first : second);
const both = <T>(first: T[], second: T[], most: number): T[] => [...new Set([...first, ...second])].slice(0, most);

/** Facts of two sources as one: the first's where it has any, the gaps filled from the second. */
export function mergeFacts(first: StoredFacts, second: StoredFacts): StoredFacts {
  const filmIds = both(first.filmIds ?? [], second.filmIds ?? [], 8);
  const filled = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== null && value !== undefined));
  return {
    ...second,
    ...(filled as StoredFacts),
    name: { en: first.name.en, fa: first.name.fa ?? second.name.fa },
    summary: { en: first.summary.en ?? second.summary.en, fa: first.summary.fa ?? second.summary.fa },
    alternateNames: both(first.alternateNames, second.alternateNames, 12),
    genres: both(first.genres, second.genres, 6),
    countries: both(first.countries, second.countries, 8),
    directors: firstFilled(first.directors, second.directors),
    writers: firstFilled(first.writers, second.writers),
    cast: firstFilled(first.cast, second.cast),
    awards: firstFilled(first.awards, second.awards),
    trailers: firstFilled(first.trailers, second.trailers),
    seasons: firstFilled(first.seasons, second.seasons),
    popularity: Math.max(first.popularity, second.popularity),
    ...(filmIds.length > 0 && { filmIds }),
  };
}
