import type { User } from '../../../api/types.ts';
import { dismissToasts } from '../../../components/feedback/toasts/toast-store.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clearToken, readToken, showSession, storeToken } from '../../../lib/session/token.ts';
import { userQuery } from '../../../lib/session/use-session.ts';

const [SESSION] = userQuery.queryKey;

/** @param user as the login answered; what only the read side knows (plan, notices) is asked for right after. */
export function startSession(token: string, user: User, remember: boolean): void {
  // Such as that one must log in first.
  dismissToasts('info');
  changeViewer(() => storeToken(token, remember), user);
}

export function endSession(): void {
  changeViewer(clearToken);
}

/** Another tab has logged in or out: the token that all tabs share is there already. */
export function takeOverSession(): void {
  changeViewer(showSession);
}

/** Data fetched so far belongs to another viewer: a guest, or the previous member. */
function changeViewer(tell: () => void, user?: User): void {
  void queryClient.cancelQueries();
  tell();
  queryClient.removeQueries({ type: 'inactive' });
  // What the page shows of a member goes, and is asked for again where there is another one.
  if (!readToken()) queryClient.removeQueries({ queryKey: [SESSION] });
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [SESSION] })) query.reset();
  if (user) queryClient.setQueryData(userQuery.queryKey, user);
  void queryClient.invalidateQueries();
}
