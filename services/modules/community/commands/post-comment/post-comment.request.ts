import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

/** Far above what normalising can shorten to an allowed body. */
const MAX_RAW_BODY = 20_000;

export const postCommentRequest = requestBody({
  comment: z.strictObject({
    post_id: entityId,
    parent_id: entityId.nullish().describe('an approved comment on the same title'),
    body: z
      .string({ message: 'Please write a comment' })
      .max(MAX_RAW_BODY, { message: 'A comment has at most 4000 characters' })
      .describe('plain text, 2–4000 characters'),
  }),
});
export type PostCommentRequest = z.infer<typeof postCommentRequest>;

export const postCommentAnswer = z.object({
  status: z.literal(1),
  message: z.string(),
  comment_id: z.number().int(),
});
export type PostCommentAnswer = z.infer<typeof postCommentAnswer>;
