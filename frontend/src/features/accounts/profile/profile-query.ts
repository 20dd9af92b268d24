import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

/** The public part of a member's profile. */
export function publicProfileQuery(username: string) {
  return queryOptions({
    queryKey: ['profile', username.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/user/getPublicProfile', { body: { username }, signal }))).user,
  });
}
