import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const followSeriesRequest = requestBody({ serial_id: entityId });
export type FollowSeriesRequest = z.infer<typeof followSeriesRequest>;

export const followSeriesAnswer = z.object({
  status: z.union([z.literal(1), z.literal(-1)]).describe('-1: followed already'),
  message: z.string(),
});
export type FollowSeriesAnswer = z.infer<typeof followSeriesAnswer>;
