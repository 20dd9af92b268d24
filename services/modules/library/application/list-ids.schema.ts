import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

const MAX_AT_ONCE = 100;

/** One entry as in specification §7, or several at once. */
export const listIdsRequest = requestBody({
  list_id: z.union([entityId.transform((id) => [id]), z.array(entityId).min(1).max(MAX_AT_ONCE)]),
});
export type ListIdsRequest = z.infer<typeof listIdsRequest>;

export const removedAnswer = z.object({
  status: z.literal(1),
  message: z.string(),
  removed: z.number().int().describe('how many were on the list; the others were off it already'),
});
export type RemovedAnswer = z.infer<typeof removedAnswer>;
