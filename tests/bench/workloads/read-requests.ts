import { drawn, shuffled } from '../measure/figures.ts';
import type { LoadRequest } from '../measure/run-load.ts';
import { prefixTasks, seededRandom } from '../search-quality.ts';
import type { Catalogue, Title } from '../site/catalogue.ts';

/** What is asked, once of the site and once of the plain SQL: the same things in the same order. */
interface PairedRequests {
  site: LoadRequest[];
  plain: LoadRequest[];
}

const HOT_TITLES = 500;
const HOT_REQUESTS = 4_096;
const COLD_TITLES = 6_400;
const SEARCHES = 12_800;
/** As far as people turn pages. */
const USUAL_PAGES = 5;
const DEEP_PAGE = 1_000;
const DEEP_WIDTH = 100;

const paired = (pairs: { site: LoadRequest; plain: LoadRequest }[]): PairedRequests => ({
  site: pairs.map(({ site }) => site),
  plain: pairs.map(({ plain }) => plain),
});

const plainPath = (...parts: (string | number)[]) => `/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export function titleRequest({ slug, postType }: Title): LoadRequest {
  return { path: `/api/post/${postType === 1 ? 'getMovie' : 'getSerial'}/${slug}`, body: {} };
}

/** A few hundred titles that everybody looks at. */
export function hotTitles({ titles }: Catalogue): PairedRequests {
  const random = seededRandom(1);
  const hot = shuffled(titles, random).slice(0, HOT_TITLES);
  return paired(
    drawn(hot, HOT_REQUESTS, random).map((title) => ({
      site: titleRequest(title),
      plain: { path: plainPath('stored', title.slug) },
    })),
  );
}

/** Many titles, each once. */
export function coldTitles({ titles }: Catalogue, round: number): PairedRequests & { built: LoadRequest[] } {
  const chosen = shuffled(titles, seededRandom(100 + round)).slice(0, COLD_TITLES);
  return {
    site: chosen.map(titleRequest),
    plain: chosen.map(({ slug }) => ({ path: plainPath('stored', slug) })),
    built: chosen.map(({ slug }) => ({ path: plainPath('built', slug) })),
  };
}

interface GenrePage {
  genre: string;
  postType: number;
  page: number;
}

const genrePair = ({ genre, postType, page }: GenrePage) => ({
  site: { path: '/api/post/genre', body: { name: genre, type2: postType, page, field: 'release_year', type: 'desc' } },
  plain: { path: plainPath('genre', genre, page) },
});

/** The first pages of all genres, again and again. */
export function genreFirstPages({ genres }: Catalogue): PairedRequests {
  const pages = genres.flatMap(({ genre, postType, pages: count }) =>
    Array.from({ length: Math.min(count, USUAL_PAGES) }, (_, at) => ({ genre, postType, page: at + 1 })),
  );
  return paired(drawn(pages, HOT_REQUESTS, seededRandom(2)).map(genrePair));
}

/** Every page of every genre once. */
export function genreAllPages({ genres }: Catalogue, round: number): PairedRequests {
  const pages = genres.flatMap(({ genre, postType, pages: count }) =>
    Array.from({ length: count }, (_, at) => ({ genre, postType, page: at + 1 })),
  );
  return paired(shuffled(pages, seededRandom(200 + round)).map(genrePair));
}

const SORTS = ['created_at', 'updated_at', 'release_year', 'rating', 'votes', 'name'].flatMap((sort) =>
  ['asc', 'desc'].map((type) => ({ sort, type })),
);

interface DeepRequests {
  /** One page of each order, which has the site work the order out. */
  orders: LoadRequest[];
  shallow: LoadRequest[];
  deep: LoadRequest[];
  plainShallow: LoadRequest[];
  plainDeep: LoadRequest[];
  /** Page number around which the deep pages lie. */
  depth: number;
}

/** Pages of the list of all movies in each of its orders: the first ones, and those around page 1,000, each once. */
export function deepPages({ moviePages, allPages }: Catalogue): DeepRequests {
  const width = Math.min(DEEP_WIDTH, Math.max(1, Math.floor(moviePages / 3)));
  const depth = Math.min(DEEP_PAGE, moviePages);
  const plainDepth = Math.min(DEEP_PAGE, allPages);
  const numbers = Array.from({ length: width }, (_, at) => at);
  const listShots = (from: number) =>
    numbers.flatMap((at) => SORTS.map((sort) => ({ path: `/api/post/index/${from + at}`, body: sort })));
  return {
    orders: SORTS.map((sort) => ({ path: `/api/post/index/${Math.floor(moviePages / 2)}`, body: sort })),
    shallow: listShots(1),
    deep: listShots(depth - width + 1),
    plainShallow: [{ path: plainPath('all', 1) }],
    plainDeep: [{ path: plainPath('all', plainDepth) }],
    depth,
  };
}

/** The first 3–8 letters of titles drawn by chance. */
export function searches({ titles }: Catalogue, round: number): PairedRequests & { trigrams: LoadRequest[] } {
  const typed = prefixTasks(titles, SEARCHES, 300 + round).map((task) => task.typed);
  return {
    site: typed.map((query) => ({ path: '/api/search', body: { query } })),
    plain: typed.map((query) => ({ path: plainPath('prefix', query) })),
    trigrams: typed.map((query) => ({ path: plainPath('trigrams', query) })),
  };
}
