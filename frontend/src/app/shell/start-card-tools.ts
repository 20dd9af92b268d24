import { setCardTools } from '../../components/poster/card-tools.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { readToken, subscribeToToken } from '../../lib/session/token.ts';

/** What a guest does before they can want a button: point, touch, move the focus. */
const SIGNS = ['pointermove', 'touchstart', 'focusin'] as const;

/** Cards get their tools: at once for a member, for a guest with the first sign of a hand. */
export function startCardTools(): void {
  const stop = new AbortController();
  const load = async () => {
    const [tools] = await Promise.all([
      import('../../features/library/cards/CardMarks.tsx'),
      i18n.loadNamespaces('library'),
    ]);
    setCardTools(tools);
    stop.abort();
  };
  // A page without them is whole; the next sign asks again.
  const start = () => void load().catch(() => undefined);
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, signal: stop.signal });
  const unsubscribe = subscribeToToken(start);
  stop.signal.addEventListener('abort', unsubscribe);
  if (readToken()) start();
}
