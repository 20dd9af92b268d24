import type { KnownValues } from './known-values.ts';

/** Of the site that is asked: what it has. */
interface Sample {
  known: KnownValues;
  movieId: number;
  /** Of a payment. */
  reference: string;
}

/** Parts of a request; what is missing is asked with an empty body. */
export interface ReadRequest {
  body?: object;
  /** Of the path's parameters. */
  values?: Record<string, unknown>;
  query?: string;
}

/** What changes something, or is one viewer's alone, by the last part of its path; the console's POSTs all do. */
export const COMMANDS = new RegExp(
  [
    '/(login|consoleLogin|logout|register|verify|resendCode|activationCall|recovery|recoveryLink|changePassword|editInfo|chooseProfileParts|uploadAvatar|removeAvatar|endSession)$',
    '/(changeEmail|changePhone|confirmContactChange|removePhone)$',
    '/(deleteAccount|enrol|confirm|disable|ratePost|comment|setTranslations|makePayment|coupon|receipt|receiptFile|renewDownloadKey)$',
    // Lists are files, not JSON.
    '/api/downloadList/',
    '/(playtime|startPlaying|forgetPlayback|subtitleOffset|report2|suggestSubtitle)$',
    '/(visitNotifications|setNotifications|subscribePush|unsubscribePush|unsubscribe/{ticket})$',
    '/(addToDlList|deleteDownloadList|followPerson|followSerial|unfollow)$',
    '/(addRequest|joinRequest|leaveRequest|contact)$',
    '/(like|editComment|deleteComment|reportComment)$',
    '^POST /api/console',
    'media',
  ].join('|'),
);

/** What each read is asked with, by method and path. */
export function readRequests({ known, movieId, reference }: Sample): Record<string, ReadRequest> {
  const first = (name: string) => known[name]![0];
  const person = { values: { name: first('name'), page: 1, type: 'actors' } };
  return {
    'POST /api/post/index/{page}': { values: { page: 1 }, body: { sort: 'name', type: 'asc' } },
    'POST /api/post/serials/{page}': { values: { page: 1 } },
    'POST /api/post/genre': { body: { name: 'drama', page: 1, type2: 1 } },
    'POST /api/post/country': { body: { country: 'us', page: 1, post_type: 2 } },
    'POST /api/post/channel': { body: { channel: 'HBO', page: 1 } },
    'POST /api/pages/{page_name}': { values: { page_name: 'new-movies' } },
    'POST /api/post/getMovie/{slug}': { values: { slug: first('/api/post/getMovie/{slug} slug') } },
    'POST /api/post/getSerial/{slug}': { values: { slug: first('/api/post/getSerial/{slug} slug') } },
    'POST /api/post/similarMovies': { body: { post_id: movieId } },
    'POST /api/post/similarSerials': { body: { post_id: known['post_id']!.at(-1) } },
    'POST /api/post/comments': { body: { post_id: movieId, page: 1 } },
    'POST /api/post/ratings': { body: { post_id: movieId } },
    'POST /api/post/followers': { body: { kind: 'person', id: first('person_id') } },
    'POST /api/post/likes': { body: { entity: 'post', entity_ids: [movieId] } },
    'POST /api/post/commentThread': { body: { comment_id: known['comment_id']?.[0] ?? 1 } },
    'POST /api/post/replies': { body: { post_id: movieId, comment_id: 1 } },
    'POST /api/person/list/{type}': person,
    'POST /api/person/getActor/{name}': person,
    'POST /api/person/getDirector/{name}': { values: { name: 'charlie-chaplin' } },
    'POST /api/person/getActorMovies/{name}/{page}': person,
    'POST /api/person/getActorSerials/{name}/{page}': person,
    'POST /api/news/index': { body: { q: 'film', page: 1 } },
    'POST /api/news/category': { body: { slug: 'series', page: 1 } },
    'POST /api/news/view': { body: { slug: first('/api/news/view slug') } },
    'POST /api/post/reviews': { body: { page: 1, field: 'score', type: 'asc' } },
    'POST /api/collection/single': { body: { name: first('/api/collection/single name'), field: 'place' } },
    'POST /api/awards/ceremony': { body: { slug: first('/api/awards/ceremony slug') } },
    'POST /api/awards/ceremonyYears': { body: { type: 1 } },
    'POST /api/awards/posts': { body: { type2: 1, is_winner: true, title: first('/api/awards/posts title'), page: 1 } },
    'POST /api/sidebar/awardsTitles': { body: { type: 3 } },
    'POST /api/search': { body: { query: 'the' } },
    'POST /api/search/actors': { body: { query: 'chaplin' } },
    'POST /api/search/directors': { body: { query: 'chaplin' } },
    'POST /api/search/posts': { body: { query: 'the', genres: ['drama'] } },
    'POST /api/sidebar/genres': { body: { type: 1 } },
    'POST /api/user/getPublicProfile': { body: { username: 'viewer' } },
    'POST /api/user/memberComments': { body: { username: 'viewer' } },
    'POST /api/user/memberTitles': { body: { username: 'viewer', part: 'ratings' } },
    'POST /api/user/fileRights': { body: { post_id: movieId } },
    'POST /api/user/downloadBasket': { body: { file_ids: [1, 2, 3] } },
    'POST /api/user/report1': { body: { file_id: first('file_id') } },
    'POST /api/requests/find': { body: { link: 'tt0111161' } },
    'POST /api/user/info': { body: { notifications: true } },
    'POST /api/user/progress': { body: { post_id: movieId } },
    'GET /api/playinfo/{fid}': { values: { fid: first('fid') } },
    'GET /api/fileinfo/{fid}/{token}': { values: { fid: first('fid'), token: '-' } },
    'GET /api/getTranslations': { query: '?lang=fa' },
    'GET /api/console/comments': { query: `?filter=${encodeURIComponent('{"post_id":')}${movieId}}` },
    'POST /api/user/paymentState': { body: { reference } },
    'GET /api/console/streams': { query: `?media=${'0'.repeat(64)}` },
    'GET /api/console/titles/{id}': { values: { id: movieId } },
    'GET /api/console/person-versions/{id}': { values: { id: first('person_id') } },
    'GET /api/console/title-versions/{id}': { values: { id: movieId } },
    'GET /api/console/versions/{kind}/{id}': { values: { kind: 'news', id: 1 } },
    'GET /api/console/ceremonies/{slug}': { values: { slug: first('/api/awards/ceremony slug') } },
    'GET /api/console/seasons/{id}': { values: { id: known['serial_id']![0] } },
    'GET /api/console/imports/{id}': { values: { id: 1 } },
    'GET /api/console/rebuilds/{id}': { values: { id: 1 } },
    'GET /api/console/collections/{id}': { values: { id: 1 } },
    'GET /api/console/notices/{id}': { values: { id: 1 } },
    'GET /api/console/suggested-lists/{id}': { values: { id: 1 } },
  };
}
