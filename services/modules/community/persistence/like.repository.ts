import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LikedEntity, LikeValue } from '../contract/likes.events.ts';
import { LikeEntity } from './like.entity.ts';

interface NewLike {
  userId: number;
  entity: LikedEntity;
  entityId: number;
  value: LikeValue;
}

/** Where each kind of thing stands in the row. */
const COLUMN = {
  post: 'postId',
  comment: 'commentId',
  news: 'newsPostId',
  review: 'reviewId',
} as const satisfies Record<LikedEntity, keyof LikeEntity>;

@Injectable()
export class LikeRepository {
  /**
   * Saves what a member thinks of one thing, under its row's lock: of several at once each finds what the one before left.
   * @returns null when it was so already.
   */
  async save(manager: EntityManager, like: NewLike): Promise<{ likeId: number; version: number } | null> {
    const { userId, entity, entityId, value } = like;
    const target = { userId, [COLUMN[entity]]: entityId };
    if (value !== 0) {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(LikeEntity)
        .values({ ...target, value, version: 1 })
        .orIgnore()
        .returning(['id'])
        .execute();
      if (inserted.raw.length > 0) return { likeId: inserted.raw[0].id, version: 1 };
    }
    const known = await manager.findOne(LikeEntity, { where: target, lock: { mode: 'pessimistic_write' } });
    if (!known || known.value === value) return null;
    const version = known.version + 1;
    await manager.update(LikeEntity, { id: known.id }, { value, version });
    return { likeId: known.id, version };
  }
}
