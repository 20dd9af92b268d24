import { setCardTools } from '../../components/card/card-tools.ts';
import { onInteraction } from '../../lib/hydration/interactions.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { readToken, subscribeToToken } from '../../lib/session/token.ts';

/** Cards get their tools: at once for a member, for a guest with the first sign that they may want a button. */
export function startCardTools(): void {
  let loaded = false;
  const load = async () => {
    const [tools] = await Promise.all([
      import('../../features/library/cards/CardMarks.tsx'),
      i18n.loadNamespaces('library'),
    ]);
    setCardTools(tools);
    loaded = true;
    unsubscribe();
  };
  // A page without them is whole; the next sign asks again.
  const start = () => {
    if (!loaded) void load().catch(() => undefined);
  };
  const unsubscribe = subscribeToToken(start);
  onInteraction(start);
  if (readToken()) start();
}
