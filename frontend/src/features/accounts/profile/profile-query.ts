import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client';

/** What everybody may know of a member. */
export function publicProfileQuery(username: string) {
  return queryOptions({
    queryKey: ['profile', username.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/user/getPublicProfile', { body: { username }, signal }))).user,
  });
}
