import { post } from '../../../support/api-client.ts';

/** What the journeys visit, of the demo. */
export const MOVIE = '/movies/children-of-heaven-1997';
export const SERIES = '/series/breaking-bad-2008';
export const NAMES = { fa: 'بچه‌های آسمان', en: 'Children of Heaven' };

/** The movie as its page asks for it, with its counts. @param site its address. */
export async function statistics(site: string) {
  return (await post(site, `/api/post/getMovie/${MOVIE.split('/')[2]}`)).body;
}
