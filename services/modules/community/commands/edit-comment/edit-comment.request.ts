import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { commentWords } from '../../application/comment-words.schema.ts';

export const editCommentRequest = requestBody({ comment: z.strictObject({ comment_id: entityId, ...commentWords }) });
export type EditCommentRequest = z.infer<typeof editCommentRequest>;
