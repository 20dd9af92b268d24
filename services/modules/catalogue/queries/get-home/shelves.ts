import type { OrderedList } from '#platform/documents/list-pages.ts';
import { standingList } from '../curated-lists.ts';
import {
  movies,
  narrowed,
  newList,
  ofGenre,
  type PostFilter,
  postList,
  series,
  suggestedList,
  topList,
} from '../post-lists.ts';

/** `wide` shows backdrops, `ranked` a numbered top ten. */
export type ShelfKind = 'posters' | 'wide' | 'ranked';

interface Shelf {
  id: string;
  kind: ShelfKind;
  title: { fa: string; en: string };
  /** Path on the site where the whole list is. */
  href: string;
  list: OrderedList;
}

const offered = (filter: PostFilter) => narrowed(filter, 'on offer', 'files > 0');
const everything: PostFilter = { key: 'all', where: 'true' };

/** The hero turns through what is best known of what came lately. */
export const homeHero = postList(narrowed(offered(everything), 'hero', 'popularity >= 85'), { field: 'updated_at' });

/** One of these is the film of the day. */
export const spotlights = suggestedList(narrowed(offered(movies), 'spotlight', 'popularity >= 70'));

/** The home page from top to bottom. Its kinds take turns, and so do its themes: what overlaps does not lie side by side. */
export const shelves: readonly Shelf[] = [
  {
    id: 'new-movies',
    kind: 'posters',
    title: { fa: 'تازه‌های سینما', en: 'New movies' },
    href: '/pages/new-movies',
    list: newList(offered(movies)),
  },
  {
    id: 'top-movies',
    kind: 'ranked',
    title: { fa: 'ده فیلم برتر', en: 'Top ten movies' },
    href: '/top-250/movies',
    list: topList(movies, 250),
  },
  {
    id: 'updated-series',
    kind: 'wide',
    title: { fa: 'سریال‌های به‌روزشده', en: 'Updated series' },
    href: '/series?sort=updated_at',
    list: postList(offered(series), { field: 'updated_at' }),
  },
  {
    id: 'iranian',
    kind: 'posters',
    title: { fa: 'سینمای ایران', en: 'Iranian cinema' },
    href: '/country/movies/ir',
    list: suggestedList(narrowed(movies, 'iranian', `'ir' = any(countries)`)),
  },
  {
    id: 'dubbed-movies',
    kind: 'posters',
    title: { fa: 'دوبلهٔ فارسی', en: 'Dubbed in Persian' },
    href: '/search?dc_type=dubbed',
    list: postList(narrowed(movies, 'dubbed', 'dubbed'), { field: 'updated_at' }),
  },
  {
    id: 'top-series',
    kind: 'ranked',
    title: { fa: 'ده سریال برتر', en: 'Top ten series' },
    href: '/top-250/series',
    list: topList(series, 250),
  },
  {
    id: '4k-movies',
    kind: 'wide',
    title: { fa: 'فیلم‌های 4K', en: 'Movies in 4K' },
    href: '/pages/4k-movies',
    list: standingList('4k-movies'),
  },
  {
    id: 'animation',
    kind: 'posters',
    title: { fa: 'انیمیشن', en: 'Animation' },
    href: '/movies/genre/animation',
    list: suggestedList(narrowed(movies, 'animation', `files > 0 and ${ofGenre('animation')}`)),
  },
  {
    id: 'mini-serials',
    kind: 'wide',
    title: { fa: 'مینی‌سریال‌ها', en: 'Mini-series' },
    href: '/pages/mini-series',
    list: standingList('mini-serials'),
  },
  {
    id: 'comedy',
    kind: 'posters',
    title: { fa: 'برای لبخند', en: 'For a smile' },
    href: '/movies/genre/comedy',
    list: suggestedList(narrowed(movies, 'comedy', `files > 0 and ${ofGenre('comedy')}`)),
  },
  {
    id: 'anime',
    kind: 'wide',
    title: { fa: 'انیمه', en: 'Anime' },
    href: '/pages/anime',
    list: standingList('anime'),
  },
  {
    id: 'classics',
    kind: 'posters',
    title: { fa: 'کلاسیک‌ها', en: 'Classics' },
    href: '/movies?sort=release_year&type=asc',
    list: suggestedList(narrowed(movies, 'classics', 'files > 0 and release_year < 1970')),
  },
];
