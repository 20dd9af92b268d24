import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../client.ts';

export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/post/channels', { body: {}, signal }))).channels,
  staleTime: 60 * 60_000,
});
