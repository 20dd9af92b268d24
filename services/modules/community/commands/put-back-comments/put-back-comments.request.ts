import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenComments } from '../../application/comment-decisions.schema.ts';

export const putBackCommentsRequest = requestBody({ comments: seenComments });
export type PutBackCommentsRequest = z.infer<typeof putBackCommentsRequest>;
