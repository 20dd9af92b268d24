import { z } from 'zod';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';

export const listMemberCommentsRequest = queryBody({
  username: z.string().trim().min(1).max(60),
  page: pageNumber.default(1),
});
export type ListMemberCommentsRequest = z.infer<typeof listMemberCommentsRequest>;

const name = z.object({ fa: z.string().nullable(), en: z.string() });

const memberComment = z
  .object({
    id: z.number().int(),
    body: z.string().describe('empty while it is locked'),
    created_at: z.iso.datetime(),
    spoiler: z.boolean().describe('it gives something away'),
    locked: z.boolean().describe('it is about a minute: its title’s page shows it to whoever has watched so far'),
    post: z
      .object({ post_type: z.union([z.literal(1), z.literal(2)]), slug: z.string(), name })
      .nullable()
      .describe('null of a comment on a news post'),
    news: z.object({ slug: z.string(), name }).nullable(),
  })
  .meta({ id: 'MemberComment' });
export type MemberComment = z.infer<typeof memberComment>;

export const listMemberCommentsAnswer = z.object({
  hidden: z.boolean().describe('the member shows none of them'),
  comments: z.array(memberComment).describe('approved ones, the newest first, 20 a page'),
  max_page: z.number().int(),
  total: z.number().int(),
});
export type ListMemberCommentsAnswer = z.infer<typeof listMemberCommentsAnswer>;
