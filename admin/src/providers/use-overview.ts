import { useGetOne } from 'react-admin';
import type { Overview } from '../api/types.ts';

const REFRESH_INTERVAL_MS = 10_000;

/** What waits and whether the read models keep up; asked anew every 10 s while the page is visible. */
export function useOverview() {
  return useGetOne<Overview & { id: string }>(
    'overview',
    { id: 'now' },
    {
      refetchInterval: REFRESH_INTERVAL_MS,
      refetchIntervalInBackground: false,
      staleTime: REFRESH_INTERVAL_MS / 2,
      // A missed beat is no news: the page shows what it last knew, and the next beat comes in ten seconds.
      onError: () => undefined,
    },
  );
}
