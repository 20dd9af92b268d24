import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const followPersonRequest = requestBody({ person_id: entityId });
export type FollowPersonRequest = z.infer<typeof followPersonRequest>;

export const followPersonAnswer = z.object({
  status: z.union([z.literal(1), z.literal(-1)]).describe('-1: followed already'),
  message: z.string(),
});
export type FollowPersonAnswer = z.infer<typeof followPersonAnswer>;
