import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const keepForLaterRequest = requestBody({
  post_id: entityId,
  user_id: z.unknown().optional().describe('of specification §7; whose list it is is told by the token'),
});
export type KeepForLaterRequest = z.infer<typeof keepForLaterRequest>;

export const keepForLaterAnswer = z.object({
  status: z.union([z.literal(1), z.literal(2)]).describe('2: it was there already'),
  message: z.string(),
});
export type KeepForLaterAnswer = z.infer<typeof keepForLaterAnswer>;
