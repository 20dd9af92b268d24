/*
 * What a reader has seen opens without a connection, too: the site's files, public answers of the API, pictures. Built into
 * /sw.js. With a connection every page and answer comes from the server, so that nobody is left on an old build.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerOrKept, keepPageStates } from './kept/kept-answers.ts';
import { SEEN_FILES, SEEN_PICTURES } from './kept/kept-names.ts';
import { isPublicCall } from './kept/public-calls.ts';
import { isPage, pageOrShell, preloadPages } from './pages.ts';
import { showPushMessages } from './push-messages.ts';

declare const PRECACHE: { url: string; revision: string | null }[];
declare const self: { skipWaiting(): Promise<void> } & Parameters<typeof showPushMessages>[0] &
  Parameters<typeof preloadPages>[0] &
  Parameters<typeof keepPageStates>[0];
declare const InstallEvent: { prototype: object } | undefined;

const DAY_SECONDS = 86_400;

// An open tab goes on with the files of its own build: those that it has loaded lie in SEEN_FILES, the others on the server.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });

/** The shell of the newest build that this browser knows. Each page is the same file. */
const shell = () => matchPrecache('/index.html');

preloadPages(self, typeof InstallEvent !== 'undefined' && 'addRoutes' in InstallEvent.prototype);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ request, event }) => pageOrShell(request, event, shell),
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
keepPageStates(self);
showPushMessages(self);
