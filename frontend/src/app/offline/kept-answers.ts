import { CacheExpiration } from 'workbox-expiration';
import { SEEN_ANSWERS } from './kept-names.ts';
import { keyOf, publicPart } from './public-calls.ts';

/** As in lib/api/connection.ts, which would bring the page's own libraries along. */
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
