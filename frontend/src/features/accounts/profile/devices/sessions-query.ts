import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../../lib/api/client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'log-ins'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/sessions', { body: {}, signal }))).sessions,
  staleTime: 0,
});
