import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../client.ts';

/** What can be bought, and through which banks. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(api.POST('/api/plans', { body: {}, signal })),
});
