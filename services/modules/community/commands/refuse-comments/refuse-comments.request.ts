import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenComments } from '../../application/comment-decisions.schema.ts';

export const refuseCommentsRequest = requestBody({ comments: seenComments, reason: z.string().max(500).nullish() });
export type RefuseCommentsRequest = z.infer<typeof refuseCommentsRequest>;
