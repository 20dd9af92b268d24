import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LikeValue } from '../contract/likes.events.ts';
import { CommentEntity } from './comment.entity.ts';

/** What one member thinks of one thing; taken back, the row stays with 0. */
@Entity({ schema: 'write', name: 'like_mark' })
@Index('like_mark_post', ['userId', 'postId'], { unique: true })
@Index('like_mark_comment', ['userId', 'commentId'], { unique: true })
@Index('like_mark_news_post', ['userId', 'newsPostId'], { unique: true })
@Index('like_mark_review', ['userId', 'reviewId'], { unique: true })
@Check('like_mark_target', 'num_nonnulls(post_id, comment_id, news_post_id, review_id) = 1')
@Check('like_mark_value', 'value between -1 and 1')
export class LikeEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'post_id', type: 'int', nullable: true })
  postId: number | null;

  @ForeignKey(() => CommentEntity, { name: 'like_mark_comment_id_fkey' })
  @Column({ name: 'comment_id', type: 'int', nullable: true })
  commentId: number | null;

  @Column({ name: 'news_post_id', type: 'int', nullable: true })
  newsPostId: number | null;

  @Column({ name: 'review_id', type: 'int', nullable: true })
  reviewId: number | null;

  @Column({ name: 'value', type: 'smallint' })
  value: LikeValue;

  /** Version of the stream `like-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
