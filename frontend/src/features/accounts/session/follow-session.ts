import { readToken, subscribeToToken } from '../../../lib/session/token.ts';
import { siteStorage } from '../../../lib/storage/storage.ts';
import { takeOverSession } from './start-session.ts';

/** Written so that the other tabs hear of it; what it says means nothing. */
const KEY = 'parde.session';

/**
 * All tabs send the same cookie, so a log-in or log-out in one of them is shown by the others, too. A tab that was asleep when
 * it was told looks once it is shown again.
 */
export function followSession(): void {
  let known = readToken();
  const look = () => {
    if (readToken() === known) return;
    known = readToken();
    takeOverSession();
  };
  subscribeToToken(() => {
    if (readToken() === known) return;
    known = readToken();
    siteStorage.setItem(KEY, crypto.randomUUID());
  });
  addEventListener('storage', ({ key }) => key === KEY && look());
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
