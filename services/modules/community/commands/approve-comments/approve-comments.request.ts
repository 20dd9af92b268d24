import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenComments } from '../../application/comment-decisions.schema.ts';

export const approveCommentsRequest = requestBody({ comments: seenComments });
export type ApproveCommentsRequest = z.infer<typeof approveCommentsRequest>;
