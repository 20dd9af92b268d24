/*
 * What a reader has seen opens without a connection, too: the site's files, public answers of the API, pictures. Built into
 * /sw.js. With a connection every page and answer comes from the server, so that nobody is left on an old build.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerOrKept } from './kept-answers.ts';
import { SEEN_FILES, SEEN_PICTURES } from './kept-names.ts';
import { isPublicCall } from './public-calls.ts';

declare const PRECACHE: { url: string; revision: string | null }[];
declare const self: { skipWaiting(): Promise<void> };

const DAY_SECONDS = 86_400;
/** Addresses that never are a page of this site (as in services/apps/site/front-ends.ts), and the console, which has its own. */
const NO_PAGE = /^\/(api|media|d|dl|stream|dev|bank|health|metrics|admin)(\/|$)/;

// An open tab goes on with the files of its own build: those that it has loaded lie in SEEN_FILES, the others on the server.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });

/** The shell of the newest build that this browser knows. Each page is the same file. */
const shell = async () => (await matchPrecache('/index.html')) ?? Response.error();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname),
  ({ request }) => fetch(request).catch(shell),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: SEEN_FILES,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && /^\/(media|drawings)\//.test(url.pathname),
  new CacheFirst({
    cacheName: SEEN_PICTURES,
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 7 * DAY_SECONDS, purgeOnQuotaError: true })],
  }),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isPublicCall(request.method, url.pathname),
    ({ request, event }) => answerOrKept(request, event),
    method,
  );
}
