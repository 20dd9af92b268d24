import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MINUTE = 60_000;

/** Retries after a lost connection or a server error, never after a 4xx; who has waited long for nothing is told at once. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && (error.isLate || (error.httpStatus > 0 && error.httpStatus < 500))) return false;
  return failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection the service worker may have an answer, and a command fails at once instead of waiting unseen.
    queries: {
      staleTime: MINUTE,
      gcTime: 15 * MINUTE,
      retry,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
