import type { User } from '../../../api/types';
import { queryClient } from '../../../lib/api/query-client';
import { clearToken, storeToken } from '../../../lib/session/token';
import { userQuery } from '../../../lib/session/use-session';

const SESSION = userQuery.queryKey[0];

/** What pages have asked for so far was asked by somebody else: a guest, or the member before. */
function askAnew(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.queryKey[0] !== SESSION });
  void queryClient.invalidateQueries();
}

/** @param user as the login answered; what only the read side knows (plan, notices) is asked for right after. */
export function startSession(token: string, user: User, remember: boolean): void {
  storeToken(token, remember);
  queryClient.setQueryData(userQuery.queryKey, user);
  askAnew();
}

export function endSession(): void {
  void queryClient.cancelQueries();
  clearToken();
  queryClient.removeQueries({ queryKey: [SESSION] });
  askAnew();
}
