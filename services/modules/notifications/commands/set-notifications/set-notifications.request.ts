import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { digestEvery } from '../../contract/notifications.events.ts';
import { KIND_NAMES } from '../../domain/kinds.ts';

export const setNotificationsRequest = requestBody({
  kinds: z
    .array(z.strictObject({ kind: z.enum(KIND_NAMES), site: z.boolean(), mail: z.boolean(), push: z.boolean() }))
    .max(KIND_NAMES.length),
  digest: digestEvery.describe('how often what was not visited comes by mail'),
});
export type SetNotificationsRequest = z.infer<typeof setNotificationsRequest>;
