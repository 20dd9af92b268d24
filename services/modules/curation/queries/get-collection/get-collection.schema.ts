import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { queryBody, slugText } from '#platform/http/request-schema.ts';
import { collectionCard } from '../list-collections/list-collections.schema.ts';

const collectionOrder = z.enum(['release_date', 'place', 'rating', 'votes', 'name']);
export type CollectionOrder = z.infer<typeof collectionOrder>;

export const getCollectionRequest = queryBody({
  name: slugText.describe('its slug'),
  field: collectionOrder.default('release_date').describe('`place` is the order that the staff gives it'),
  type: z.enum(['asc', 'desc']).optional().describe('without one names, places and dates ascend, the others descend'),
});
export type GetCollectionRequest = z.infer<typeof getCollectionRequest>;

export const collectionAnswer = z.object({ collection: collectionCard, posts: z.array(postCard) });
export type CollectionAnswer = z.infer<typeof collectionAnswer>;
