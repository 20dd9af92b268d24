import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

/** What can be liked; whatever joins says in `persistence/like.repository.ts` where it is kept. */
export const likedEntity = z.enum(['post', 'comment', 'news', 'review']);
export type LikedEntity = z.infer<typeof likedEntity>;

/** 1 up, -1 down, 0 taken back. */
const likeValue = z.union([z.literal(1), z.literal(-1), z.literal(0)]);
export type LikeValue = z.infer<typeof likeValue>;

/** What a member thinks of one thing, first or again; the newest counts. Stream: `like-<likeId>`, one for each member and thing. */
export const likeChanged = defineEvent(
  'like.changed.v1',
  z.object({
    likeId: id,
    userId: id,
    entity: likedEntity,
    entityId: id,
    /** The title on whose page it stands, or the news post. */
    postId: id.nullable(),
    newsPostId: id.nullable().optional(),
    value: likeValue,
  }),
  [{ of: 'userId', becomes: { value: 0 } }],
);
