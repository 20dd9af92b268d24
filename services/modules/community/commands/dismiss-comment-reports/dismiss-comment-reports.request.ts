import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenComments } from '../../application/comment-decisions.schema.ts';

export const dismissCommentReportsRequest = requestBody({ comments: seenComments });
export type DismissCommentReportsRequest = z.infer<typeof dismissCommentReportsRequest>;
