import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { queryBody } from '#platform/http/request-schema.ts';

export const listCollectionsRequest = queryBody({});

export const collectionCard = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: localName,
    about: localName,
    horizontal_cover: z.string().describe('its cover, or the wide picture of its first title'),
    vertical_cover: z.string().describe('the same, higher than wide'),
    tint: z.string(),
    posts_count: z.number().int(),
  })
  .meta({ id: 'CollectionCard' });
export type CollectionCard = z.infer<typeof collectionCard>;

export const listCollectionsAnswer = z.object({ collections: z.array(collectionCard) });
