import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client';

const EVERY_MS = 2 * 60_000;

/** What has not been visited yet (specification §4), asked for again now and then while the page is looked at. */
export const newNotificationsQuery = queryOptions({
  queryKey: ['session', 'new-notifications'],
  queryFn: ({ signal }) => call(api.POST('/api/user/newNotifications', { body: {}, signal })),
  refetchInterval: EVERY_MS,
});
