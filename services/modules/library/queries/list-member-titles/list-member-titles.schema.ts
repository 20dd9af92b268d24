import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';

const memberTitlesPart = z.enum(['ratings', 'lists']);
export type MemberTitlesPart = z.infer<typeof memberTitlesPart>;

export const listMemberTitlesRequest = queryBody({
  username: z.string().trim().min(1).max(60),
  part: memberTitlesPart.describe(
    'ratings: the highest first; lists: what they keep to download later, the newest first',
  ),
  page: pageNumber.default(1),
});
export type ListMemberTitlesRequest = z.infer<typeof listMemberTitlesRequest>;

const memberTitle = z
  .object({
    ...postCard.shape,
    member_rating: z.number().nullable().describe('the mean of the member’s grades, among their ratings'),
  })
  .meta({ id: 'MemberTitle' });

export const listMemberTitlesAnswer = z.object({
  hidden: z.boolean().describe('the member shows none of them'),
  posts: z.array(memberTitle),
  max_page: z.number().int(),
  total: z.number().int(),
});
export type ListMemberTitlesAnswer = z.infer<typeof listMemberTitlesAnswer>;
