import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CommentStatus } from '../domain/decision.ts';

/** A comment on a title or a news post, or a reply to one. */
@Entity({ schema: 'write', name: 'comment' })
@Index('comment_decided', ['userId', 'id'], { where: "status in ('approved', 'refused')" })
@Check('comment_body', `status = 'deleted' or char_length(body) between 2 and 4000`)
@Check('comment_status', `status in ('pending', 'approved', 'refused', 'deleted')`)
@Check('comment_decision', `status = 'deleted' or (status = 'pending') = (decided_by is null)`)
@Check('comment_place', '(season is null) = (episode is null) and (minute is not null or season is null)')
@Check('comment_subject', 'num_nonnulls(post_id, news_post_id) = 1 and (post_id is not null or minute is null)')
export class CommentEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'post_id', type: 'int', nullable: true })
  postId: number | null;

  @Column({ name: 'news_post_id', type: 'int', nullable: true })
  newsPostId: number | null;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  /** The comment it answers; always one that answers none itself. */
  @ForeignKey(() => CommentEntity, { name: 'comment_parent_id_fkey' })
  @Column({ name: 'parent_id', type: 'int', nullable: true })
  parentId: number | null;

  @Column({ name: 'body', type: 'text' })
  body: string;

  @Column({ name: 'spoiler', type: 'boolean', default: false })
  spoiler: boolean;

  /** The minute that it is about; whoever has not come so far does not read it. */
  @Column({ name: 'minute', type: 'smallint', nullable: true })
  minute: number | null;

  @Column({ name: 'season', type: 'smallint', nullable: true })
  season: number | null;

  @Column({ name: 'episode', type: 'smallint', nullable: true })
  episode: number | null;

  @Column({ name: 'status', type: 'text', default: 'pending' })
  status: CommentStatus;

  /** Version of the stream `comment-<id>`. */
  @Column({ name: 'version', type: 'int', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'decided_by', type: 'int', nullable: true })
  decidedBy: number | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was refused; for moderators. */
  @Column({ name: 'reason', type: 'text', nullable: true })
  reason: string | null;
}
