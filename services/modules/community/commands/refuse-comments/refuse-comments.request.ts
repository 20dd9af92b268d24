import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenComments } from '../../application/comment-decisions.schema.ts';
import { COMMENT_REFUSALS } from '../../contract/community.events.ts';

export const refuseCommentsRequest = requestBody({
  comments: seenComments,
  refusal: z
    .enum(COMMENT_REFUSALS)
    .nullish()
    .describe('one of the usual reasons; each author reads it in their own language'),
  reason: z.string().max(500).nullish().describe('in other words, or besides'),
});
export type RefuseCommentsRequest = z.infer<typeof refuseCommentsRequest>;
