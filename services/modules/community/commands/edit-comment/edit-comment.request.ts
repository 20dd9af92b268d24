import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { commentWords } from '../../application/comment-words.schema.ts';

export const editCommentRequest = requestBody({ comment: z.strictObject({ comment_id: entityId, ...commentWords }) });
export type EditCommentRequest = z.infer<typeof editCommentRequest>;

export const editCommentAnswer = z.object({
  status: z.literal(1),
  message: z.string(),
  published: z.boolean().describe('it appeared at once: its author is trusted'),
});
export type EditCommentAnswer = z.infer<typeof editCommentAnswer>;
