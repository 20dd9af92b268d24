import { textId } from '#modules/translations/domain/text-id.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** Values that exist in the site, by the name of a field or parameter, so that requests get past the first check. */
export type KnownValues = Record<string, readonly unknown[]>;

interface Named {
  id: number;
  slug: string;
}

/** Asks the site's own lists. A name with a path before it counts for that path alone. */
export async function knownValues(site: SiteUnderTest): Promise<KnownValues> {
  const movies: Named[] = (await site.post('/api/post/index/1')).posts;
  const series: Named[] = (await site.post('/api/post/serials/1')).posts;
  const people: Named[] = (await site.post('/api/person/list/actors')).people;
  const [firstMovie] = movies as [Named];
  const { post } = await site.post(`/api/post/getMovie/${firstMovie.slug}`);
  const files: number[] = post.files.map(({ id }: Named) => id);
  const ceremonies: Named[] = (await site.post('/api/awards/ceremonyYears', { type: 1 })).years;
  const awards: { title: string }[] = (await site.post('/api/sidebar/awardsTitles', { type: 1 })).titles;
  const news: Named[] = (await site.post('/api/news/index')).news;
  const collections: Named[] = (await site.post('/api/collection/all')).collections;
  const slugs = (list: Named[]) => list.map(({ slug }) => slug);
  return {
    '/api/post/getMovie/{slug} slug': slugs(movies),
    '/api/post/getSerial/{slug} slug': slugs(series),
    '/api/post/genre name': ['drama', 'comedy', 'no-such-genre'],
    '/api/news/view slug': [...slugs(news), 'no-such-article'],
    '/api/news/category slug': ['series', 'film-history', 'no-such-category'],
    category: ['series', 'film-history'],
    '/api/collection/single name': [...slugs(collections), 'no-such-collection'],
    '/api/awards/ceremony slug': [...ceremonies.map(({ slug }) => slug), 'no-such-ceremony'],
    '/api/console/ceremonies/{slug} slug': [...ceremonies.map(({ slug }) => slug), 'oscar-2001', 'oscar'],
    '/api/awards/posts title': [...awards.map(({ title }) => title), 'no-such-award'],
    '/api/pages/{page_name} page_name': ['new-movies', 'anime', 'mini-serials'],
    '/api/person/list/{type} type': ['actors', 'actresses', 'directors', 'writers'],
    '/media/pictures/{key} key': ['0190f5c2-7d1e-4b3a-9c44-5e6f708192a3'],
    '/media/images/{folder}/{file} folder': [
      'posters',
      'posters-en',
      'backdrops',
      'backdrops-ltr',
      'backdrops-tall',
      'portraits',
    ],
    '/media/images/{folder}/{file} file': [`${firstMovie.slug}-30x45.jpg`, `${firstMovie.slug}-64x36.jpg`],
    '/api/fileinfo/{fid}/{token} token': ['-'],
    fid: files,
    file_id: files,
    name: slugs(people),
    news_post_id: news.map(({ id }) => id),
    post_id: [...movies, ...series].map(({ id }) => id),
    serial_id: series.map(({ id }) => id),
    person_id: people.map(({ id }) => id),
    '/api/console/suggested-lists/{id} id': [1, 2],
    '/api/console/translations/{id} id': [textId('nav.home'), 1],
    id: [1, 2, 3],
    link: ['tt0111161', 'https://www.themoviedb.org/movie/278'],
    request_id: [1, 2],
    page: [1, 2],
    country: ['us', 'ir'],
    countries: ['us', 'ir'],
    channel: ['HBO', 'AMC'],
    channels: ['HBO'],
    query: ['the', 'پسر', 'chaplin'],
    username: ['viewer', 'moderator', 'nobody-here'],
    birthday: ['1970-01-31'],
    checksum: ['c0ffee00'],
    upload: ['0190f5c2-7d1e-4b3a-9c44-5e6f708192a3'],
    email: ['someone@parde.local'],
    code: ['123456'],
    phone: ['+989121234567'],
    user_id: [1, 2, 3],
    sort: ['["id","ASC"]'],
    range: ['[0,9]'],
    filter: ['{}', '{"id":[1,2]}'],
    lang: ['fa', 'en'],
  };
}
