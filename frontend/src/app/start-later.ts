import { followSession } from '../features/accounts/session/follow-session.ts';
import { rememberReferrer } from '../lib/session/kept/referrer.ts';
import { startOffline } from './offline/start-offline.ts';
import { startCardTools } from './shell/start-card-tools.ts';
import { startToasts } from './shell/start-toasts.ts';

/** What nobody needs to see the page. */
export function startLater(): void {
  startCardTools();
  startToasts();
  startOffline();
  followSession();
  // The page does so only once it is taken over, by a press: who just looks was sent all the same.
  if (location.pathname === '/') rememberReferrer(new URLSearchParams(location.search));
}
