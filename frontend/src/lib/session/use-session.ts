import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { User } from '../../api/types.ts';
import { api, call } from '../api/client.ts';
import { addressOnPanel } from './panel.ts';
import { shownToken, subscribeToToken } from './token.ts';

export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }): Promise<User> => {
    const answer = await call(api.POST('/api/user/info', { body: { notifications: true }, signal }));
    const panel = addressOnPanel(answer.panel_url, location);
    if (panel) location.replace(panel);
    return answer.user;
  },
  staleTime: 5 * 60_000,
});

interface Session {
  signedIn: boolean;
  /** null while it is being asked for, and for guests. */
  user: User | null;
}

/** For whatever needs no more: each card of a list asks. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToToken, shownToken, () => null) !== null;
}

export function useSession(): Session {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...userQuery, enabled: signedIn });
  return { signedIn, user: signedIn ? (data ?? null) : null };
}
