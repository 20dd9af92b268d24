import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CRITERIA, type Grades, ofEachCriterion } from '../contract/community.events.ts';
import { RatingEntity } from './rating.entity.ts';

interface SavedRating {
  version: number;
  /** The grades it replaced; null for a first rating. */
  previous: Grades | null;
  /** All six, as they are now. */
  grades: Grades;
}

/** A rating that its title has no more. */
interface TakenRating {
  userId: number;
  version: number;
  grades: Grades;
}

/** Specification §9: what counts where a first rating leaves a criterion out. */
const DEFAULTS: Grades = ofEachCriterion(10);

@Injectable()
export class RatingRepository {
  /**
   * Saves the viewer's only rating of a title, under its row lock. Of several first ratings at once one inserts; the
   * others wait for it and replace it. A criterion that is left out stays as the viewer has given it before.
   */
  async save(manager: EntityManager, postId: number, userId: number, given: Partial<Grades>): Promise<SavedRating> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(RatingEntity)
      .values({ postId, userId, version: 1, ...DEFAULTS, ...given })
      .orIgnore()
      .returning(['version'])
      .execute();
    if (inserted.raw.length > 0) return { version: 1, previous: null, grades: { ...DEFAULTS, ...given } };
    const rating = await manager.findOneOrFail(RatingEntity, {
      where: { postId, userId },
      lock: { mode: 'pessimistic_write' },
    });
    const version = rating.version + 1;
    const previous = gradesOf(rating);
    const grades = { ...previous, ...given };
    await manager.update(RatingEntity, { postId, userId }, { ...grades, version, ratedAt: () => 'now()' });
    return { version, previous, grades };
  }

  /** Takes all ratings from a title, in the order of their members. */
  async take(manager: EntityManager, postId: number): Promise<TakenRating[]> {
    const ratings = await manager.find(RatingEntity, {
      where: { postId },
      order: { userId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await manager.delete(RatingEntity, { postId });
    return ratings.map((rating) => ({ userId: rating.userId, version: rating.version, grades: gradesOf(rating) }));
  }

  /** Saves a rating of a member who has not rated the title. @returns false where they have. */
  async keep(manager: EntityManager, postId: number, userId: number, grades: Grades): Promise<boolean> {
    const kept = await manager
      .createQueryBuilder()
      .insert()
      .into(RatingEntity)
      .values({ postId, userId, version: 1, ...grades })
      .orIgnore()
      .returning(['version'])
      .execute();
    return kept.raw.length > 0;
  }
}

function gradesOf(rating: RatingEntity): Grades {
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, rating[criterion]])) as Grades;
}
