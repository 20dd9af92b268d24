import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

/** Of the session: another member never sees them in the cache. @param page counted from 1. */
export function paymentsQuery(page: number) {
  return queryOptions({
    queryKey: ['session', 'payments', page],
    queryFn: ({ signal }) => call(api.POST('/api/user/payments', { body: { page }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function statementQuery(page: number) {
  return queryOptions({
    queryKey: ['session', 'statement', page],
    queryFn: ({ signal }) => call(api.POST('/api/user/statement', { body: { page }, signal })),
    placeholderData: keepPreviousData,
  });
}
