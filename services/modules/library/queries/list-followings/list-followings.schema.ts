import { z } from 'zod';
import { personRef, postCard } from '#modules/catalogue/contract/post-card.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';

export const listFollowingsRequest = queryBody({
  page: pageNumber.default(1),
  kind: z.enum(['person', 'series']).optional().describe('both when absent'),
});
export type ListFollowingsRequest = z.infer<typeof listFollowingsRequest>;

const entry = { list_id: z.number().int(), added_at: z.iso.datetime() };

const following = z
  .discriminatedUnion('kind', [
    z.object({ ...entry, kind: z.literal('person'), person: personRef }),
    z.object({ ...entry, kind: z.literal('series'), post: postCard }),
  ])
  .meta({ id: 'Following' });
export type Following = z.infer<typeof following>;

export const listFollowingsAnswer = z.object({
  followings: z.array(following).describe('the newest first'),
  max_page: z.number().int(),
  total: z.number().int(),
});
export type ListFollowingsAnswer = z.infer<typeof listFollowingsAnswer>;
