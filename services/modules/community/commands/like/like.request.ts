import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { type LikeValue, likedEntity } from '../../contract/likes.events.ts';

const likeType = z.enum(['up', 'down', 'none']);
type LikeType = z.infer<typeof likeType>;

export const VALUE_OF: Record<LikeType, LikeValue> = { up: 1, down: -1, none: 0 };

export const likeRequest = requestBody({
  entity: likedEntity,
  entity_id: entityId,
  type: likeType.describe('none takes it back'),
});
export type LikeRequest = z.infer<typeof likeRequest>;

export const likeAnswer = z.object({ status: z.literal(1), type: likeType.describe('as it is now') });
export type LikeAnswer = z.infer<typeof likeAnswer>;
