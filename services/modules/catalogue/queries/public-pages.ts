import type { SitemapSource } from '#platform/sitemap/sitemap.registry.ts';
import { CEREMONIES } from '../contract/awards/ceremonies.ts';
import { CURATED_LISTS } from './curated-lists.ts';

/** Pages that are lists of titles, and those that lead to the others. */
const LISTS = [
  '/',
  '/movies',
  '/series',
  '/top-250/movies',
  '/top-250/series',
  ...CURATED_LISTS.map(curatedPath),
  '/people',
  '/channels',
  '/collections',
  '/news',
  '/reviews',
  ...Object.keys(CEREMONIES).map((slug) => `/award-ceremony/${slug}`),
  '/premium',
];

/** A page has "series" in its address (specification §2) where its call has "serials" (§7). */
function curatedPath(name: string): string {
  return `/pages/${name.replace('serials', 'series')}`;
}

const titles = (name: 'movies' | 'series', postType: 1 | 2): SitemapSource => ({
  name,
  sql: `select '/${name}/' || slug as path, updated_at as changed_at from read.title_card
    where listed and post_type = ${postType} order by id`,
});

/** What the catalogue has for search engines. */
export const PUBLIC_PAGES: SitemapSource[] = [
  {
    name: 'lists',
    sql: `select path, null::timestamptz as changed_at
      from unnest(array[${LISTS.map((path) => `'${path}'`).join(', ')}]) with ordinality list (path, place)
      order by place`,
  },
  {
    name: 'genres',
    sql: `select distinct case post_type when 1 then '/movies' else '/series' end || '/genre/' || genre as path,
        null::timestamptz as changed_at
      from read.title_card, unnest(genres) genre where listed order by path`,
  },
  titles('movies', 1),
  titles('series', 2),
];
