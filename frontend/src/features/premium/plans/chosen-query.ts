import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

/** What most people bought of late, where enough did. */
export const chosenQuery = queryOptions({
  queryKey: ['plans', 'chosen'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/plans/chosen', { body: {}, signal }))).chosen,
  staleTime: 10 * 60_000,
});
