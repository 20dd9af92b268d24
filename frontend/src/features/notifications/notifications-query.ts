import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

const NOTIFICATIONS_POLL_INTERVAL_MS = 2 * 60_000;

/** Notifications not visited yet (specification §4), polled while the page is visible. */
export const newNotificationsQuery = queryOptions({
  queryKey: ['session', 'new-notifications'],
  queryFn: ({ signal }) => call(api.POST('/api/user/newNotifications', { body: {}, signal })),
  refetchInterval: NOTIFICATIONS_POLL_INTERVAL_MS,
});
