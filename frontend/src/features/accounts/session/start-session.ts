import type { User } from '../../../api/types.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clearToken, showSession, storeToken } from '../../../lib/session/token.ts';
import { userQuery } from '../../../lib/session/use-session.ts';

const SESSION = userQuery.queryKey[0];

/** Data fetched so far belongs to another viewer: a guest, or the previous member. */
function refetchAll(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.queryKey[0] !== SESSION });
  void queryClient.invalidateQueries();
}

/** @param user as the login answered; what only the read side knows (plan, notices) is asked for right after. */
export function startSession(token: string, user: User, remember: boolean): void {
  storeToken(token, remember);
  queryClient.setQueryData(userQuery.queryKey, user);
  refetchAll();
}

export function endSession(): void {
  changeViewer(clearToken);
}

/** Another tab has logged in or out: the token that all tabs share is there already. */
export function takeOverSession(): void {
  changeViewer(showSession);
}

function changeViewer(tell: () => void): void {
  void queryClient.cancelQueries();
  tell();
  queryClient.removeQueries({ queryKey: [SESSION] });
  refetchAll();
}
