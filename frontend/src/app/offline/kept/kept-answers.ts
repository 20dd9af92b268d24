import { CacheExpiration } from 'workbox-expiration';
import { keyOfPageState, SEEN_ANSWERS } from './kept-names.ts';
import { keyOf, publicPart } from './public-calls.ts';

/** As in lib/api/transport/connection.ts, which would bring the page's own libraries along. */
const KEPT_HEADER = 'parde-kept';

/** A line that says nothing for so long, in milliseconds, is taken for dead; the page itself waits longer. */
const PATIENCE_MS = 15_000;

const MAX_ENTRIES = 80;
const MAX_AGE_SECONDS = 30 * 86_400;

const expiration = new CacheExpiration(SEEN_ANSWERS, { maxEntries: MAX_ENTRIES, maxAgeSeconds: MAX_AGE_SECONDS });

async function keep(key: string, answer: Response): Promise<void> {
  const headers = { 'content-type': 'application/json', [KEPT_HEADER]: '1' };
  const kept = new Response(publicPart(await answer.text()), { headers });
  const cache = await caches.open(SEEN_ANSWERS);
  await cache.put(key, kept);
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
}

interface PageMessage extends Event {
  data: PageSeen;
  waitUntil(work: Promise<unknown>): void;
}

/** What a page tells that has come drawn, with its answers in it. */
export interface PageSeen {
  /** Its address. */
  page: string;
  /** As JSON. */
  state: string;
}

/** Keeps what pages came with, as it keeps answers. */
export function keepPageStates(worker: {
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}): void {
  worker.addEventListener('message', (event) => {
    const { page, state } = event.data;
    event.waitUntil(keep(keyOfPageState(page), new Response(state)).catch(() => undefined));
  });
}

/** The server's answer; without a connection, or on a silent line, the last one to the same question, which says so in a header. */
export async function answerOrKept(
  request: Request,
  event: { waitUntil(work: Promise<unknown>): void },
): Promise<Response> {
  const key = keyOf(request.url, request.method === 'POST' ? await request.clone().text() : '');
  const fresh = fetch(request).then((answer) => {
    if (answer.ok) event.waitUntil(keep(key, answer.clone()).catch(() => undefined));
    return answer;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer ?? (await caches.match(key, { cacheName: SEEN_ANSWERS })) ?? fresh;
}
