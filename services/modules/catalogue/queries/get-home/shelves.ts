import type { OrderedList } from '#platform/documents/list-pages.ts';
import { type CuratedListName, curatedList } from '../curated-lists.ts';
import { movies, narrowed, newList, type PostFilter, postList, series, suggestedList, topList } from '../post-lists.ts';

interface Shelf {
  id: string;
  title: { fa: string; en: string };
  /** Path on the site where the whole list is. */
  href: string;
  list: OrderedList;
}

const page = (name: string) => curatedList(name as CuratedListName);
const offered = (filter: PostFilter) => narrowed(filter, 'on offer', 'files > 0');

/** The hero turns through what is best known of what came lately. */
export const homeHero = postList(narrowed(offered({ key: 'all', where: 'true' }), 'hero', 'popularity >= 85'), {
  field: 'updated_at',
});

/** The home page from top to bottom. */
export const shelves: readonly Shelf[] = [
  {
    id: 'new-movies',
    title: { fa: 'تازه‌های سینما', en: 'New movies' },
    href: '/pages/new-movies',
    list: newList(offered(movies)),
  },
  {
    id: 'updated-series',
    title: { fa: 'سریال‌های به‌روزشده', en: 'Updated series' },
    href: '/series?sort=updated_at',
    list: postList(offered(series), { field: 'updated_at' }),
  },
  {
    id: 'iranian',
    title: { fa: 'سینمای ایران', en: 'Iranian cinema' },
    href: '/country/movies/ir',
    list: suggestedList(narrowed(movies, 'iranian', `'ir' = any(countries)`)),
  },
  {
    id: 'top-movies',
    title: { fa: 'برترین فیلم‌ها', en: 'Top movies' },
    href: '/top-250/movies',
    list: topList(movies, 250),
  },
  {
    id: 'top-series',
    title: { fa: 'برترین سریال‌ها', en: 'Top series' },
    href: '/top-250/series',
    list: topList(series, 250),
  },
  {
    id: '4k-movies',
    title: { fa: 'فیلم‌های 4K', en: 'Movies in 4K' },
    href: '/pages/4k-movies',
    list: page('4k-movies'),
  },
  {
    id: 'dubbed-movies',
    title: { fa: 'دوبلهٔ فارسی', en: 'Dubbed in Persian' },
    href: '/search?dc_type=dubbed',
    list: postList(narrowed(movies, 'dubbed', 'dubbed'), { field: 'updated_at' }),
  },
  {
    id: 'mini-serials',
    title: { fa: 'مینی‌سریال‌ها', en: 'Mini-series' },
    href: '/pages/mini-series',
    list: page('mini-serials'),
  },
  {
    id: 'animation',
    title: { fa: 'انیمیشن', en: 'Animation' },
    href: '/movies/genre/animation',
    list: suggestedList(narrowed(movies, 'animation', `files > 0 and 'animation' = any(genres)`)),
  },
  { id: 'anime', title: { fa: 'انیمه', en: 'Anime' }, href: '/pages/anime', list: page('anime') },
  {
    id: 'comedy',
    title: { fa: 'برای لبخند', en: 'For a smile' },
    href: '/movies/genre/comedy',
    list: suggestedList(narrowed(movies, 'comedy', `files > 0 and 'comedy' = any(genres)`)),
  },
  {
    id: 'classics',
    title: { fa: 'کلاسیک‌ها', en: 'Classics' },
    href: '/movies?sort=release_year&type=asc',
    list: suggestedList(narrowed(movies, 'classics', 'files > 0 and release_year < 1970')),
  },
];
