import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../contract/comment-reports.events.ts';
import { CommentEntity } from './comment.entity.ts';

/** What one member says against one comment. */
@Entity({ schema: 'write', name: 'comment_report' })
@Index('comment_report_member', ['commentId', 'userId'], { unique: true })
@Check('comment_report_reason', `reason in ('spoiler', 'insult', 'advertising', 'off_topic', 'other')`)
export class CommentReportEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @ForeignKey(() => CommentEntity, { name: 'comment_report_comment_id_fkey' })
  @Column({ name: 'comment_id', type: 'int' })
  commentId: number;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'reason', type: 'text' })
  reason: ReportReason;

  @Column({ name: 'note', type: 'text', nullable: true })
  note: string | null;

  /** Whether it waits for a moderator. */
  @Column({ name: 'open', type: 'boolean' })
  open: boolean;

  /** Version of the stream `comment-report-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
