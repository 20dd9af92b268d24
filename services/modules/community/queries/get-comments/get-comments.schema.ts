import { z } from 'zod';
import { entityId, pageNumber, queryBody } from '#platform/http/request-schema.ts';
import type { NamedSubject } from '../../domain/comment-subject.ts';

const commentSort = z.enum(['newest', 'best']);
export type CommentSort = z.infer<typeof commentSort>;

/** What a thread is about: one of the two. */
export const threadSubject = {
  post_id: entityId.nullish().describe('a title; this or the news post'),
  news_post_id: entityId.nullish().describe('a news post, in the place of a title'),
};

/** As queries take it. */
export function subjectOf(request: z.infer<z.ZodObject<typeof threadSubject>>): NamedSubject {
  return { postId: request.post_id ?? null, newsPostId: request.news_post_id ?? null };
}

export const getCommentsRequest = queryBody({
  ...threadSubject,
  page: pageNumber.default(1),
  sort: commentSort.default('newest').describe('best: by what readers like, few likes counting little'),
});
export type GetCommentsRequest = z.infer<typeof getCommentsRequest>;

export const commentPlace = z
  .object({
    minute: z.number().int(),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
  })
  .meta({ id: 'CommentPlace' });

const comment = z
  .object({
    id: z.number().int(),
    post_id: z.number().int().nullable().describe('null of a comment on a news post'),
    news_post_id: z.number().int().nullable(),
    parent_id: z.number().int().nullable(),
    body: z.string().describe('plain text; line feeds are its only markup; empty while it is locked or deleted'),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    status: z
      .enum(['approved', 'pending', 'deleted'])
      .describe('pending: only the author sees it; deleted: it was answered before'),
    mine: z.boolean(),
    changeable_until: z.iso.datetime().nullable().describe('of one’s own, for changing and deleting it'),
    spoiler: z.boolean().describe('it gives something away'),
    place: commentPlace.nullable().describe('the minute that it is about'),
    locked: z.boolean().describe('the viewer has not watched so far'),
    likes: z.object({ up: z.number().int(), down: z.number().int() }),
    my_like: z.enum(['up', 'down']).nullable(),
    replies_count: z.number().int().describe('approved answers'),
    user: z.object({
      username: z.string(),
      name: z.string(),
      avatar_path: z.string().nullable(),
      premium: z.boolean().describe('whether the author has a plan, as of the last hour'),
    }),
    get replies() {
      return z.array(comment).describe('the first ones, oldest first; own pending ones before them');
    },
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

export const commentPage = z
  .object({
    comments: z.array(comment).describe('20 a page; on page 1 own pending ones before them'),
    max_page: z.number().int(),
    total: z.number().int().describe('approved comments and replies on all pages'),
  })
  .meta({ id: 'CommentPage' });
export type CommentPage = z.infer<typeof commentPage>;
