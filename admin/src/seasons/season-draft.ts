import type { ConsoleSeason } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { parseWhole } from '../format/number.ts';

interface TypedEpisode {
  fa: string | null;
  en: string | null;
  /** As `2026-03-21`; empty where nobody knows. */
  air_date: string | null;
}
export interface SeasonDraft {
  number: string;
  year: string;
  count: string;
  /** By `episodeKey`. */
  episodes: Record<string, TypedEpisode>;
}

const MAX_EPISODES = 400;
const NOTHING: TypedEpisode = { fa: '', en: '', air_date: '' };

/** A key that is no number: forms would make a list of those. */
export const episodeKey = (number: number) => `e${number}`;
const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** @param write a whole number as the reader's language does. */
export function draftOf(
  { number, year, count, episodes }: ConsoleSeason,
  write: (value: number) => string,
): SeasonDraft {
  const told = episodes.map(({ number, name, air_date }) => [
    episodeKey(number),
    { fa: name.fa ?? '', en: name.en ?? '', air_date: air_date ?? '' },
  ]);
  return {
    number: write(number),
    year: year === null ? '' : write(year),
    count: write(count),
    episodes: Object.fromEntries(told),
  };
}

/** How many episodes there are rows for, whatever is being typed. */
export function countOf(typed: string): number {
  return Math.min(parseWhole(typed) ?? 0, MAX_EPISODES);
}

export function factsOf({ number, year, count, episodes }: SeasonDraft) {
  const typed = (text: string | null) => text?.trim() || null;
  return {
    number: parseWhole(number) ?? 0,
    year: parseWhole(year),
    count: countOf(count),
    episodes: rowsOf(countOf(count)).flatMap((place) => {
      const { fa, en, air_date } = episodes[episodeKey(place)] ?? NOTHING;
      const told = { number: place, name: { fa: typed(fa), en: typed(en) }, air_date: typed(air_date) };
      return told.name.fa || told.name.en || told.air_date ? [told] : [];
    }),
  };
}

/** @param taken the numbers of the other seasons. */
export function errorsOf({ number, year, count }: SeasonDraft, taken: ReadonlySet<number>): FormErrors {
  const wanted = parseWhole(number);
  const episodes = parseWhole(count);
  const held = parseWhole(year);
  return {
    ...(!wanted && { number: 'parde.seasons.number_wrong' }),
    ...(wanted && taken.has(wanted) && { number: 'parde.seasons.number_taken' }),
    ...((episodes === null || episodes > MAX_EPISODES) && { count: 'parde.seasons.count_wrong' }),
    ...(year.trim() && (held === null || held < 1870 || held > 2100) && { year: 'parde.seasons.year_wrong' }),
  };
}
