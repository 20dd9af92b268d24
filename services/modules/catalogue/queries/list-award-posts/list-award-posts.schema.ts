import { z } from 'zod';
import { queryBody, sentChoice } from '#platform/http/request-schema.ts';
import { askedCeremony, order, page } from '../post-list.schema.ts';

export const listAwardPostsRequest = queryBody({
  ...order,
  type2: askedCeremony,
  is_winner: z.union([z.boolean(), sentChoice([0, 1])]).describe('else those that were nominated and did not win'),
  title: z.string().min(1).max(120),
  page,
});
export type ListAwardPostsRequest = z.infer<typeof listAwardPostsRequest>;
