import { queryOptions } from '@tanstack/react-query';
import { errorsOf } from '../../../components/form/errors/server-errors.ts';
import { api, call } from '../../../lib/api/client.ts';

/**
 * Whether the mailed link still sets a password, asked once for each opening of the page: somebody's own change uses it up.
 * @param hash of the link.
 */
export function recoveryLinkQuery(hash: string) {
  return queryOptions({
    queryKey: ['recovery-link', hash],
    queryFn: () => call(api.POST('/api/user/recoveryLink', { body: { hash } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Whether the server says that the link is over, or never was one. */
export function isExpired(error: unknown): boolean {
  return errorsOf(error, 'hash').length > 0;
}
