import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { commentWords } from '../../application/comment-words.schema.ts';

export const postCommentRequest = requestBody({
  comment: z.strictObject({
    post_id: entityId.nullish().describe('a title; this or the news post'),
    news_post_id: entityId.nullish().describe('a news post, in the place of a title'),
    parent_id: entityId.nullish().describe('an approved comment on the same title or news post'),
    ...commentWords,
  }),
});
export type PostCommentRequest = z.infer<typeof postCommentRequest>;

export const postCommentAnswer = z.object({
  status: z.literal(1),
  message: z.string(),
  comment_id: z.number().int(),
  published: z.boolean().describe('it appeared at once: its author is trusted'),
});
export type PostCommentAnswer = z.infer<typeof postCommentAnswer>;
