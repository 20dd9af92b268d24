import { readToken, subscribeToToken } from '../../lib/session/token.ts';
import { SEEN_ANSWERS, SEEN_PICTURES } from './kept-names.ts';

/** Starts the service worker once the page has all it needs. While developing there is none: it would keep old sources. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // What a reader has looked at is theirs; whoever comes after them on this device does not find it.
  subscribeToToken(() => {
    if (readToken() === null) forgetWhatWasSeen();
  });
}

function forgetWhatWasSeen(): void {
  for (const name of [SEEN_ANSWERS, SEEN_PICTURES]) void caches.delete(name);
}
