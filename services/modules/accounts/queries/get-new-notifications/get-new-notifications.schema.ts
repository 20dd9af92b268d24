import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { notification } from '../../contract/user.schema.ts';

export const newNotificationsRequest = requestBody({});
export type NewNotificationsRequest = z.infer<typeof newNotificationsRequest>;

export const newNotificationsAnswer = z
  .object({ status: z.literal(1), notifications: z.array(notification), count: z.number().int() })
  .meta({ id: 'NewNotificationsAnswer' });
export type NewNotificationsAnswer = z.infer<typeof newNotificationsAnswer>;
