import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';

export const REVIEW_ORDERS = ['published_at', 'score', 'release_year'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export function reviewsQuery(field: ReviewOrder, page: number) {
  return queryOptions({
    queryKey: ['reviews', field, page],
    queryFn: ({ signal }) => call(api.POST('/api/post/reviews', { body: { page, field, type: 'desc' }, signal })),
    placeholderData: (previous) => previous,
  });
}
