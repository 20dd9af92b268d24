import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APP = path.resolve(import.meta.dirname, '../../../frontend/src/app');

/** What a page of the walk needs to be more than an error: a member's file and payment. */
interface Sample {
  fileId: number;
  offerId: number;
  reference: string;
  username: string;
  genre: string;
  channel: string;
}

/** The paths of the site's own routes as its sources have them, `/movies/:slug/:tab?`. */
export function routePatterns(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.]+\.tsx?$/.test(file));
  const paths = files.flatMap((file) => {
    const source = readFileSync(path.join(APP, file), 'utf8');
    return [...source.matchAll(/<Route\s[^>]*?\bpath="([^"]+)"/g)].map(([, found]) => `/${found?.replace(/^\//, '')}`);
  });
  return [...new Set(['/', ...paths])].filter((found) => found !== '/*').sort();
}

const PROFILE = ['overview', 'details', 'payments', 'statement', 'downloads', 'devices', 'data'];

/** Where each route with parameters is looked at; one without is its own address. */
function samplesOf({ fileId, offerId, reference, username, genre, channel }: Sample): Record<string, string[]> {
  const movie = '/movies/inception-2010';
  return {
    '/play/:fid': [`/play/${fileId}`],
    '/movies/genre/:name': [`/movies/genre/${genre}`],
    '/movies/:slug/:tab?': [movie, `${movie}/details`, `${movie}/review`, `${movie}/trailer`],
    '/series/genre/:name': [`/series/genre/${genre}`],
    '/series/:slug/:tab?': ['/series/breaking-bad-2008', '/series/breaking-bad-2008/details'],
    '/pages/:page': ['/pages/4k-movies'],
    '/country/:type/:country': ['/country/movies/ir', '/country/1/ir'],
    '/channel/:channel': [`/channel/${channel}`],
    '/collections/:name': ['/collections/the-lord-of-the-rings'],
    '/news/:slug': ['/news/the-first-persian-talkie-was-made-in-bombay'],
    '/news-category/:category': ['/news-category/film-history'],
    '/award-ceremony/:slug': ['/award-ceremony/oscar'],
    '/award/:type/:winner/:title': ['/award/1/1/Best%20Picture'],
    '/person/:name/:tab?': ['/person/christopher-nolan'],
    '/people/:tab?': ['/people', '/people/directors'],
    '/report/:id': [`/report/${fileId}`],
    '/search': ['/search?q=love'],
    '/change-password/:token': ['/change-password/no-such-link'],
    '/unsubscribe/:ticket': ['/unsubscribe/no-such-link'],
    '/user/profile-page': PROFILE.map((tab) => `/user/profile-page?tab=${tab}`),
    '/user/:username': [`/user/${username}`],
    '/confirm-order2': [`/confirm-order2?offer=${offerId}`],
    '/buy-premium/:fid/:token': [`/buy-premium/${fileId}/-`],
    '/payment/success/:reference': [`/payment/success/${reference}`],
    '/payment/error/:code/:reference': [`/payment/error/cancelled/${reference}`],
  };
}

/** Pages of those who are not logged in; they send a member away. */
export const GUEST_PAGES =
  /^\/(d|login|register|verify-account|account-recovery|change-password|confirm-order|logout)\b/;

/** @throws for a route with parameters of which it does not know one. */
export function addressesOf(sample: Sample): string[] {
  const samples = samplesOf(sample);
  // Where a browser is sent that may not have a file.
  const refused = [`/d/${sample.fileId}`, '/user/profile-page?error=vip'];
  const pages = routePatterns().flatMap((pattern) => {
    const found = samples[pattern] ?? (pattern.includes(':') ? [] : [pattern]);
    if (found.length === 0) throw new Error(`no address to look at for the route ${pattern}`);
    return found;
  });
  return [...pages, ...refused];
}
