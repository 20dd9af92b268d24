import { z } from 'zod';
import { personRef } from '#modules/catalogue/contract/post-card.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';

export const listPeopleRequest = queryBody({ page: pageNumber.default(1) });
export type ListPeopleRequest = z.infer<typeof listPeopleRequest>;

export const listPeopleAnswer = z.object({
  people: z.array(
    z.object({
      ...personRef.shape,
      avatar: z.string().describe('the same as avatar_path, as specification §3 names it'),
      posts_count: z.number().int(),
    }),
  ),
  max_page: z.number().int(),
  total: z.number().int(),
});
