import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';

const keptSort = z.enum(['added', 'year', 'rating', 'name']);
export type KeptSort = z.infer<typeof keptSort>;

export const listKeptRequest = queryBody({
  page: pageNumber.default(1),
  sort: keptSort
    .default('added')
    .describe('added, year, rating: the highest first; name: by its Persian or English name'),
  language: z.enum(['fa', 'en']).default('fa').describe('of the names that are sorted by'),
  post_type: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('1 movies, 2 series; both when absent'),
});
export type ListKeptRequest = z.infer<typeof listKeptRequest>;

const keptTitle = z
  .object({ ...postCard.shape, list_id: z.number().int(), added_at: z.iso.datetime() })
  .meta({ id: 'KeptTitle' });

export const listKeptAnswer = z.object({
  posts: z.array(keptTitle),
  max_page: z.number().int(),
  total: z.number().int(),
});
export type ListKeptAnswer = z.infer<typeof listKeptAnswer>;
