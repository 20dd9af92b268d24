import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';

export type NewNotifications = Answer<'/api/user/newNotifications', 'post'>;
export type NotificationList = Answer<'/api/user/notifications', 'post'>;
export type NotificationSettings = Answer<'/api/user/notificationSettings', 'post'>;

/** Notifications not visited yet (specification §4). */
export const newNotificationsQuery = queryOptions({
  queryKey: ['session', 'notifications', 'new'],
  queryFn: ({ signal }) => call(api.POST('/api/user/newNotifications', { body: {}, signal })),
});

/** All of them, newest first. @param page counted from 1. */
export function notificationsQuery(page: number) {
  return queryOptions({
    queryKey: ['session', 'notifications', 'page', page],
    queryFn: ({ signal }) => call(api.POST('/api/user/notifications', { body: { page, unvisited: false }, signal })),
  });
}

/** @returns what is kept at this moment. */
export const readSettings = (signal?: AbortSignal): Promise<NotificationSettings> =>
  call(api.POST('/api/user/notificationSettings', { body: {}, signal }));

export const notificationSettingsQuery = queryOptions({
  queryKey: ['session', 'notification-settings'],
  queryFn: ({ signal }) => readSettings(signal),
});
