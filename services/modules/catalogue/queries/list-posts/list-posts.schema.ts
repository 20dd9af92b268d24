import { z } from 'zod';
import { pageNumber, requestBody } from '../../../../platform/http/request-schema.js';
import { postCard, postList } from '../../events/post-card.js';

const sortField = z.enum(['created_at', 'updated_at', 'release_year', 'rating', 'votes', 'name']);
const direction = z.enum(['asc', 'desc']);
const postType = z.union([z.literal(1), z.literal(2)]);
/** The specification calls the sort field `sort` in the plain lists and `field` elsewhere; every list takes either. */
const order = { sort: sortField.optional(), field: sortField.optional(), type: direction.optional() };
const page = pageNumber.default(1);

export const plainListRequest = requestBody(order);
export const genreRequest = requestBody({
  ...order,
  name: z.string().min(1).max(60),
  page,
  type2: postType.default(1),
});
export const countryRequest = requestBody({
  ...order,
  country: z.string().min(1).max(60),
  page,
  post_type: postType.default(1),
});
export const channelRequest = requestBody({ ...order, channel: z.string().min(1).max(80), page });
export const curatedRequest = requestBody({ ...order, page });
export const emptyRequest = requestBody({});

export type OrderRequest = z.infer<typeof plainListRequest>;
export type GenreRequest = z.infer<typeof genreRequest>;
export type CountryRequest = z.infer<typeof countryRequest>;
export type ChannelRequest = z.infer<typeof channelRequest>;
export type CuratedRequest = z.infer<typeof curatedRequest>;

export const postListAnswer = postList;
export const postsAnswer = z.object({ posts: z.array(postCard) });

export function sortOf({ sort, field, type }: Pick<OrderRequest, 'sort' | 'field' | 'type'>) {
  return { field: field ?? sort, direction: type };
}
