import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';

export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/collection/all', { body: {}, signal }))).collections,
});

export const COLLECTION_ORDERS = ['release_date', 'place', 'rating', 'name'] as const;
export type CollectionOrder = (typeof COLLECTION_ORDERS)[number];

export function collectionQuery(name: string, field: CollectionOrder) {
  return queryOptions({
    queryKey: ['collections', name, field],
    queryFn: ({ signal }) => call(api.POST('/api/collection/single', { body: { name, field }, signal })),
    placeholderData: (previous) => (previous?.collection.slug === name ? previous : undefined),
  });
}
