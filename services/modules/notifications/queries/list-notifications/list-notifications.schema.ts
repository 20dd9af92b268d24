import { z } from 'zod';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { notification } from '../../contract/notification.schema.ts';

export const listNotificationsRequest = queryBody({
  page: pageNumber.default(1),
  unvisited: z.boolean().default(false).describe('only those that were not visited'),
});
export type ListNotificationsRequest = z.infer<typeof listNotificationsRequest>;

export const listNotificationsAnswer = z.object({
  notifications: z.array(notification),
  max_page: z.number().int(),
  total: z.number().int().describe('how many lines there are: one for those that are gathered'),
  count: z.number().int().describe('how many were not visited, each of those that are gathered'),
  up_to: z.number().int().describe('marks all that is known now as visited: see visitNotifications'),
});
export type ListNotificationsAnswer = z.infer<typeof listNotificationsAnswer>;
