import { readToken, subscribeToToken } from '../../lib/session/token.ts';
import type { PageSeen } from './kept/kept-answers.ts';
import { SEEN_ANSWERS, SEEN_PICTURES } from './kept/kept-names.ts';

/** Starts the service worker once the page has all it needs. While developing there is none: it would keep old sources. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  void tellOfDrawnPage();
  // What a reader has looked at is theirs; whoever comes after them on this device does not find it.
  subscribeToToken(() => {
    if (readToken() === null) forgetWhatWasSeen();
  });
}

/** Nobody has asked for the answers that a drawn page brings along: without this it would be seen, and not there without a connection. */
async function tellOfDrawnPage(): Promise<void> {
  const state = document.getElementById('page-state')?.textContent;
  // Its address by now may be that of the next page.
  const [opened] = performance.getEntriesByType('navigation');
  if (!state || !opened) return;
  const { active } = await navigator.serviceWorker.ready;
  const seen: PageSeen = { page: opened.name, state };
  active?.postMessage(seen);
}

function forgetWhatWasSeen(): void {
  for (const name of [SEEN_ANSWERS, SEEN_PICTURES]) void caches.delete(name);
}
