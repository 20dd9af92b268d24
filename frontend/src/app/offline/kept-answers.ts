import { CacheExpiration } from 'workbox-expiration';
import { SEEN_ANSWERS } from './kept-names.ts';
import { keyOf, publicPart } from './public-calls.ts';

/** As in lib/api/connection.ts, which would bring the page's own libraries along. */
const KEPT_HEADER = 'parde-kept';

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

/** The server's answer; without a connection the last one to the same question, which says so in a header. */
export async function answerOrKept(
  request: Request,
  event: { waitUntil(work: Promise<unknown>): void },
): Promise<Response> {
  const key = keyOf(request.url, request.method === 'POST' ? await request.clone().text() : '');
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(key, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await caches.match(key, { cacheName: SEEN_ANSWERS });
    if (kept) return kept;
    throw error;
  }
}
