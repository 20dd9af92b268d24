import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';
import { likedEntity } from '../../contract/likes.events.ts';

const MAX_AT_ONCE = 100;

export const getLikesRequest = queryBody({ entity: likedEntity, entity_ids: z.array(entityId).max(MAX_AT_ONCE) });
export type GetLikesRequest = z.infer<typeof getLikesRequest>;

const likes = z
  .object({
    entity_id: z.number().int(),
    up: z.number().int(),
    down: z.number().int(),
    mine: z.enum(['up', 'down']).nullable().describe('of the signed-in viewer'),
  })
  .meta({ id: 'Likes' });

export const getLikesAnswer = z.object({ likes: z.array(likes).describe('of those that somebody likes or dislikes') });
export type GetLikesAnswer = z.infer<typeof getLikesAnswer>;
