import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { order, page, postType } from '../post-list.schema.ts';

export const listGenrePostsRequest = requestBody({
  ...order,
  name: z.string().min(1).max(60),
  page,
  type2: postType.default(1),
});
export type ListGenrePostsRequest = z.infer<typeof listGenrePostsRequest>;
