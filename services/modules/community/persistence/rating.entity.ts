import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { CRITERIA } from '../contract/community.events.ts';

/** One viewer's rating of one title: six grades, 1–10. */
@Entity({ schema: 'write', name: 'rating' })
@Check(
  'rating_grades',
  `least(${CRITERIA.join(', ')}) >= 1
   and greatest(${CRITERIA.join(', ')}) <= 10`,
)
export class RatingEntity {
  @PrimaryColumn({ name: 'post_id', type: 'int' })
  postId: number;

  @PrimaryColumn({ name: 'user_id', type: 'int' })
  userId: number;

  /** Version of the stream `rating-<postId>-<userId>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'starring', type: 'smallint' })
  starring: number;

  @Column({ name: 'direction', type: 'smallint' })
  direction: number;

  @Column({ name: 'screenplay', type: 'smallint' })
  screenplay: number;

  @Column({ name: 'music', type: 'smallint' })
  music: number;

  @Column({ name: 'effects', type: 'smallint' })
  effects: number;

  @Column({ name: 'other', type: 'smallint' })
  other: number;

  @Column({ name: 'rated_at', type: 'timestamptz', default: () => 'now()' })
  ratedAt: Date;
}
