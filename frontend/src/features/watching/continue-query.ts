import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';

export const continueQuery = queryOptions({
  queryKey: ['session', 'watching', 'continue'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/continueWatching', { body: {}, signal }))).cards,
  // Whoever comes back from the player sees where they are.
  staleTime: 0,
});
