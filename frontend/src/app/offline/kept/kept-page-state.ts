import type { PageState } from '../../../lib/hydration/page-state.ts';
import { keyOfPageState } from './kept-names.ts';

/** What the page at this address came with when it was last seen, where the shell stands in for it now. */
export async function keptPageState(): Promise<PageState | null> {
  if (!navigator.serviceWorker?.controller) return null;
  const kept = await caches.match(keyOfPageState(location.href)).catch(() => undefined);
  return kept ? kept.json() : null;
}
