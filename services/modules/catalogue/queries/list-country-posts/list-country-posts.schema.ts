import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { order, page, postType } from '../post-list.schema.ts';

export const listCountryPostsRequest = queryBody({
  ...order,
  country: z.string().min(1).max(60),
  page,
  post_type: postType.default(1),
});
export type ListCountryPostsRequest = z.infer<typeof listCountryPostsRequest>;
