import type { OrderedList } from '#platform/documents/list-pages.ts';
import {
  chosenList,
  chosenOrKnown,
  movies,
  narrowed,
  newList,
  ofGenre,
  type PostFilter,
  postList,
  type Sort,
  series,
  uploadedList,
} from './post-lists.ts';

interface CuratedList {
  filter: PostFilter;
  /** The order when the reader asks for none. */
  list: (filter: PostFilter) => OrderedList;
}

const onOffer = 'files > 0';
/** Released this year or in the one before; where nothing so new has come yet, in the last two years that there is something of. */
const ofLate = (year: number) => `release_year >= least(${year},
  (select max(release_year) from read.title_card where listed and post_type = 1 and files > 0)) - 1`;
const byUpdate = (filter: PostFilter) => postList(filter, { field: 'updated_at' });
const byAdded = (filter: PostFilter) => postList(filter, { field: 'created_at' });

/** Lists of specification §2 under the names of its calls (§7). Levels 14–17 of movies are 3-D, 20 is 4K; of series 3 is 4K. */
const LISTS = {
  '4k-movies': { filter: narrowed(movies, '4k', '20 = any(qualities)'), list: byUpdate },
  '3d-movies': { filter: narrowed(movies, '3d', 'qualities && array[14,15,16,17]::smallint[]'), list: byUpdate },
  'updated-movies': { filter: narrowed(movies, 'on offer', onOffer), list: uploadedList },
  'suggested-movies': { filter: chosenOrKnown(movies, 1), list: (filter) => chosenList(filter, 1) },
  '4k-series': { filter: narrowed(series, '4k', '3 = any(qualities)'), list: byUpdate },
  'mini-serials': { filter: narrowed(series, 'mini', 'mini'), list: byAdded },
  'dubbed-serials': { filter: narrowed(series, 'dubbed', 'dubbed'), list: byUpdate },
  anime: { filter: narrowed(series, 'anime', ofGenre('anime')), list: byAdded },
  'suggested-serials': { filter: chosenOrKnown(series, 2), list: (filter) => chosenList(filter, 2) },
} satisfies Record<string, CuratedList>;

/** Those that another year makes others. */
const OF_THE_YEAR = {
  'new-movies': (year: number): CuratedList => {
    const filter = narrowed(movies, `of late ${year}`, `${onOffer} and ${ofLate(year)}`);
    return { filter: { ...filter, until: new Date(Date.UTC(year + 1, 0, 1)) }, list: newList };
  },
};

export const CURATED_LISTS = [...Object.keys(LISTS), ...Object.keys(OF_THE_YEAR)];

type StandingListName = keyof typeof LISTS;
type CuratedListName = StandingListName | keyof typeof OF_THE_YEAR;

export function isCuratedList(name: string): name is CuratedListName {
  return CURATED_LISTS.includes(name);
}

/** @param year in which it is asked for. */
export function curatedList(name: CuratedListName, year: number, sort: Sort = {}): OrderedList {
  const { filter, list } = isStanding(name) ? curated(name) : OF_THE_YEAR[name](year);
  return sort.field || sort.direction ? postList(filter, sort) : list(filter);
}

/** One that no year changes, in its own order. */
export function standingList(name: StandingListName): OrderedList {
  const { filter, list } = curated(name);
  return list(filter);
}

function isStanding(name: CuratedListName): name is StandingListName {
  return Object.hasOwn(LISTS, name);
}

function curated(name: StandingListName): CuratedList {
  return LISTS[name];
}
