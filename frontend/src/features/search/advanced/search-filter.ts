import type { PostType, SearchFilter, SortField } from '../../../api/types.ts';
import { readPage } from '../../../lib/router/page-number.ts';
import { FIRST_YEAR, lastYear, MAX_PEOPLE, MAX_QUERY } from './search-limits.ts';

/** A person in the address: `12-leila-hatami`, so that a shared address can name them without asking. */
export interface PickedPerson {
  id: number;
  slug: string;
}

/** Everything the form holds, as it stands in the address. */
export interface SearchState {
  q: string;
  /** Just what was typed, not the other keyboard's text. */
  literal: boolean;
  type: PostType | null;
  genres: string[];
  countries: string[];
  qualities: number[];
  actors: PickedPerson[];
  directors: PickedPerson[];
  channel: string;
  age: string;
  version: 'dubbed' | 'censored' | null;
  from: number;
  to: number;
  sort: SortField | null;
  direction: 'asc' | 'desc' | null;
  page: number;
}

export const SEARCH_SORTS = [
  'created_at',
  'updated_at',
  'release_year',
  'rating',
  'votes',
  'name',
] as const satisfies readonly SortField[];

/** Each value once, also of an address that somebody has made by hand: `genres=drama,war` or `genres=drama&genres=war`. */
function readList(search: URLSearchParams, key: string): string[] {
  const values = search.getAll(key).flatMap((text) => text.split(','));
  return [...new Set(values)].filter(Boolean);
}

function readPeople(search: URLSearchParams, key: string): PickedPerson[] {
  const people = readList(search, key).flatMap((text) => {
    const found = /^(\d+)-(.+)$/.exec(text);
    return found ? [{ id: Number(found[1]), slug: found[2] ?? '' }] : [];
  });
  return people
    .filter((person, index) => people.findIndex(({ id }) => id === person.id) === index)
    .slice(0, MAX_PEOPLE);
}

function readYear(search: URLSearchParams, key: string, fallback: number): number {
  const year = Number(search.get(key));
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= lastYear() ? year : fallback;
}

function readYears(search: URLSearchParams): [from: number, to: number] {
  const from = readYear(search, 'from', FIRST_YEAR);
  const to = readYear(search, 'to', lastYear());
  return from > to ? [to, from] : [from, to];
}

export function readSearch(search: URLSearchParams): SearchState {
  const [from, to] = readYears(search);
  const type = Number(search.get('type'));
  const version = search.get('version');
  const direction = search.get('dir');
  return {
    q: (search.get('q') ?? '').slice(0, MAX_QUERY),
    literal: search.get('literal') === '1',
    type: type === 1 || type === 2 ? type : null,
    genres: readList(search, 'genres'),
    countries: readList(search, 'countries').filter((code) => /^[a-z]{2}$/.test(code)),
    qualities: readList(search, 'qualities')
      .filter((level) => /^[1-9]\d?$/.test(level))
      .map(Number)
      .filter((level) => level <= 20),
    actors: readPeople(search, 'actors'),
    directors: readPeople(search, 'directors'),
    channel: search.get('channel') ?? '',
    age: search.get('age') ?? '',
    version: version === 'dubbed' || version === 'censored' ? version : null,
    from,
    to,
    sort: SEARCH_SORTS.find((field) => field === search.get('sort')) ?? null,
    direction: direction === 'asc' || direction === 'desc' ? direction : null,
    page: readPage(search),
  };
}

/** The address of a state: only what differs from an empty form is written. */
export function writeSearch(state: SearchState): URLSearchParams {
  const people = (picked: PickedPerson[]) => picked.map(({ id, slug }) => `${id}-${slug}`).join(',');
  const entries: [string, string | number | null][] = [
    ['q', state.q],
    ['literal', state.literal ? 1 : null],
    ['type', state.type],
    ['genres', state.genres.join(',')],
    ['countries', state.countries.join(',')],
    ['qualities', state.qualities.join(',')],
    ['actors', people(state.actors)],
    ['directors', people(state.directors)],
    ['channel', state.channel],
    ['age', state.age],
    ['version', state.version],
    ['from', state.from === FIRST_YEAR ? null : state.from],
    ['to', state.to === lastYear() ? null : state.to],
    ['sort', state.sort],
    ['dir', state.direction],
    ['page', state.page === 1 ? null : state.page],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value).map(([key, value]) => [key, String(value)]));
}

/** The call's body; fields nobody filled in are left out. */
export function toFilter(state: SearchState): SearchFilter {
  const ids = (picked: PickedPerson[]) => (picked.length > 0 ? picked.map(({ id }) => id) : undefined);
  const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);
  return {
    query: state.q || undefined,
    literal: state.literal || undefined,
    post_type: state.type ?? undefined,
    genres: some(state.genres),
    countries: some(state.countries),
    qualities: some(state.qualities),
    actors: ids(state.actors),
    directors: ids(state.directors),
    channel: state.channel || undefined,
    age: state.age || undefined,
    dc_type: state.version ?? undefined,
    fromYear: state.from === FIRST_YEAR ? undefined : state.from,
    toYear: state.to === lastYear() ? undefined : state.to,
    sort: state.sort ?? undefined,
    type: state.direction ?? undefined,
    page: state.page,
  };
}

/** How many filters are set beside the words themselves. */
export function countFilters(state: SearchState): number {
  const years = state.from !== FIRST_YEAR || state.to !== lastYear();
  const lists = [state.genres, state.countries, state.qualities, state.actors, state.directors];
  const single = [state.type, state.version, state.channel, state.age, years];
  return lists.reduce((sum, list) => sum + list.length, 0) + single.filter(Boolean).length;
}

/** For each filter that is set, under its name, the change that takes it off. */
export function looserParts(state: SearchState): Record<string, Partial<SearchState>> {
  const none = withoutFilters(state);
  const parts: Record<string, Partial<SearchState>> = {
    // The levels of one type mean others for the other.
    type: { type: null, qualities: [] },
    genres: { genres: [] },
    countries: { countries: [] },
    qualities: { qualities: [] },
    version: { version: null },
    years: { from: none.from, to: none.to },
    actors: { actors: [] },
    directors: { directors: [] },
    channel: { channel: '' },
    age: { age: '' },
  };
  const set = countFilters(state);
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => countFilters({ ...state, ...part }) < set));
}

/** What is left of a form without its filters: the words, as they are meant, and the order. */
export function withoutFilters({ q, literal, sort, direction }: SearchState): SearchState {
  return { ...readSearch(new URLSearchParams()), q, literal, sort, direction };
}
