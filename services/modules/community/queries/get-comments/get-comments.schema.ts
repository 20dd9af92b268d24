import { z } from 'zod';
import { entityId, pageNumber, requestBody } from '#platform/http/request-schema.ts';

export const getCommentsRequest = requestBody({ post_id: entityId, page: pageNumber.default(1) });
export type GetCommentsRequest = z.infer<typeof getCommentsRequest>;

export const comment = z
  .object({
    id: z.number().int(),
    post_id: z.number().int(),
    parent_id: z.number().int().nullable(),
    body: z.string().describe('plain text; line feeds are its only markup'),
    created_at: z.iso.datetime(),
    status: z.enum(['approved', 'pending']).describe('pending: only the author sees it'),
    mine: z.boolean(),
    user: z.object({
      username: z.string(),
      name: z.string(),
      avatar_path: z.string().nullable(),
      premium: z.boolean().describe('whether the author has a plan, as of the last hour'),
    }),
    get replies() {
      return z.array(comment).describe('oldest first; own pending ones before them');
    },
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

export const commentPage = z
  .object({
    comments: z.array(comment).describe('newest first, 20 a page; on page 1 own pending ones before them'),
    max_page: z.number().int(),
    total: z.number().int().describe('approved comments and replies on all pages'),
  })
  .meta({ id: 'CommentPage' });
export type CommentPage = z.infer<typeof commentPage>;
