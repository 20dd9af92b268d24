import { useEffect } from 'react';
import { whenIdle } from '../../../lib/hydration/when-idle.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';

/**
 * While a member reads about a film, what plays it comes: with a tap on Watch there is little left to load. Draws nothing; a part
 * of its own, for a page that hears of the member would be drawn anew as a whole.
 */
export function PlayerAhead(): null {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || savesData()) return;
    return whenIdle(loadPlayer, { untold: 1_000 });
  }, [signedIn]);
  return null;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function loadPlayer(): void {
  const parts = [
    import('./PlayRoute.tsx'),
    import('../../../features/player/opening.ts'),
    i18n.loadNamespaces('player'),
    import('../../../features/player/engine/load-hls.ts').then(({ loadHls }) => loadHls()),
  ];
  // The player's page loads what is missing, and says what does not come.
  for (const part of parts) part.catch(() => undefined);
}
