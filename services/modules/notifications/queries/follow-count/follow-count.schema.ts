import { z } from 'zod';

export const notificationCountAnswer = z
  .object({ count: z.number().int() })
  .meta({ id: 'NotificationCount' })
  .describe('with `Accept: text/event-stream` the same as events, each time that it changes');
