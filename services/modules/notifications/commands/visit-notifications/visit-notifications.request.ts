import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { MAX_VISITED_AT_ONCE } from '../../contract/notification.schema.ts';

export const visitNotificationsRequest = requestBody({
  ids: z.array(entityId).max(MAX_VISITED_AT_ONCE).default([]),
  up_to: z
    .number()
    .int()
    .nonnegative()
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .describe('all that was known when a list gave this number'),
});
export type VisitNotificationsRequest = z.infer<typeof visitNotificationsRequest>;

export const visitNotificationsAnswer = z.object({ status: z.literal(1) }).meta({ id: 'VisitNotificationsAnswer' });
export type VisitNotificationsAnswer = z.infer<typeof visitNotificationsAnswer>;
