import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { ceremonyType } from '../../contract/ceremony-type.ts';
import { order, page } from '../post-list.schema.ts';

export const listAwardPostsRequest = requestBody({
  ...order,
  type2: ceremonyType,
  is_winner: z.union([z.boolean(), z.literal([0, 1])]).describe('else those that were nominated and did not win'),
  title: z.string().min(1).max(120),
  page,
});
export type ListAwardPostsRequest = z.infer<typeof listAwardPostsRequest>;
