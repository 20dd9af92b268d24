import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { genreRef, postList } from '../../contract/post-card.ts';
import { order, page, postType } from '../post-list.schema.ts';

export const listGenrePostsRequest = queryBody({
  ...order,
  name: z.string().min(1).max(60),
  page,
  type2: postType.default(1),
});
export type ListGenrePostsRequest = z.infer<typeof listGenrePostsRequest>;

export const genrePosts = postList
  .extend({ genre: genreRef.describe('the one that was asked for, or that has taken its place') })
  .meta({ id: 'GenrePosts' });
