import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, call } from '../client.ts';

/** What can be bought, and through which banks. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(api.POST('/api/plans', { body: {}, signal })),
});

/** For how many days an upload needs a plan, as the server is set; undefined until it has said. */
export const usePremiumWindow = () => useQuery(plansQuery).data?.window_days;
