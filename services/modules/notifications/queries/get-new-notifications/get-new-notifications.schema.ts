import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { notification } from '../../contract/notification.schema.ts';

export const newNotificationsRequest = queryBody({});
export type NewNotificationsRequest = z.infer<typeof newNotificationsRequest>;

export const newNotificationsAnswer = z
  .object({
    status: z.literal(1),
    notifications: z.array(notification),
    count: z.number().int().describe('also of the older ones that are not listed'),
    up_to: z.number().int().describe('marks all that is known now as visited: see visitNotifications'),
  })
  .meta({ id: 'NewNotificationsAnswer' });
export type NewNotificationsAnswer = z.infer<typeof newNotificationsAnswer>;
