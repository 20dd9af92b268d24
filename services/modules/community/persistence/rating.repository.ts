import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Grades } from '../contract/community.events.ts';
import { RatingEntity } from './rating.entity.ts';
import { refuseUnknownPost } from './unknown-post.ts';

export interface SavedRating {
  version: number;
  /** The grades it replaced; null for a first rating. */
  previous: Grades | null;
}

@Injectable()
export class RatingRepository {
  /**
   * Saves the viewer's only rating of a title, under its row lock. Of several first ratings at once one inserts; the
   * others wait for it and replace it. @throws UnknownPost
   */
  async save(manager: EntityManager, postId: number, userId: number, grades: Grades): Promise<SavedRating> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(RatingEntity)
      .values({ postId, userId, version: 1, ...grades })
      .orIgnore()
      .returning(['version'])
      .execute()
      .catch((error) => refuseUnknownPost(error, 'rating_post_id_fkey'));
    if (inserted.raw.length > 0) return { version: 1, previous: null };
    const rating = await manager.findOneOrFail(RatingEntity, {
      where: { postId, userId },
      lock: { mode: 'pessimistic_write' },
    });
    const version = rating.version + 1;
    await manager.update(RatingEntity, { postId, userId }, { ...grades, version, ratedAt: () => 'now()' });
    return { version, previous: gradesOf(rating) };
  }
}

function gradesOf({ starring, direction, screenplay, music, effects, other }: RatingEntity): Grades {
  return { starring, direction, screenplay, music, effects, other };
}
