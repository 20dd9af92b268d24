import { followSession } from '../features/accounts/session/follow-session.ts';
import { startOffline } from './offline/start-offline.ts';
import { startCardTools } from './shell/start-card-tools.ts';
import { startToasts } from './shell/start-toasts.ts';

/** What nobody needs to see the page. */
export function startLater(): void {
  startCardTools();
  startToasts();
  startOffline();
  followSession();
}
