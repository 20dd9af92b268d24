import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type SubmissionState = 'waiting' | 'published' | 'refused' | 'replaced';

/** A subtitle as somebody has sent it, and what became of it. */
@Entity({ schema: 'write', name: 'submitted_subtitle' })
@Index('submitted_subtitle_open', ['sha256', 'language', 'original'], {
  unique: true,
  where: "state in ('waiting', 'published')",
})
@Index('submitted_subtitle_original', ['original'])
@Index('submitted_subtitle_track', ['sha256', 'language', 'label'])
@Check('submitted_subtitle_state', `state in ('waiting', 'published', 'refused', 'replaced')`)
@Check('submitted_subtitle_decision', `(state = 'waiting') = (decided_by is null)`)
export class SubmittedSubtitleEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Of the media file whose times it follows. */
  @Column({ name: 'sha256', type: 'text' })
  sha256: string;

  /** The file on offer that it was sent for. */
  @Column({ name: 'file_id', type: 'int' })
  fileId: number;

  @Column({ name: 'language', type: 'text' })
  language: string;

  @Column({ name: 'label', type: 'text', nullable: true })
  label: string | null;

  /** The storage's name of the bytes as they were sent. */
  @Column({ name: 'original', type: 'text' })
  original: string;

  /** When its bytes were removed: long after it was refused, or with its film. */
  @Column({ name: 'original_removed_at', type: 'timestamptz', nullable: true })
  originalRemovedAt: Date | null;

  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'state', type: 'text', default: 'waiting' })
  state: SubmissionState;

  /** Version of the stream `submitted-subtitle-<id>`. */
  @Column({ name: 'version', type: 'int', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'decided_by', type: 'int', nullable: true })
  decidedBy: number | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'reason', type: 'text', nullable: true })
  reason: string | null;

  /** Ids of the mends that were accepted. */
  @Column({ name: 'mends', type: 'jsonb', nullable: true })
  mends: number[] | null;

  /** Null again once its film was removed. */
  @Column({ name: 'vtt_name', type: 'text', nullable: true })
  vttName: string | null;

  /** What was seen as its track until it was accepted; null for nothing, and where it was accepted before this was kept. */
  @Column({ name: 'replaced_vtt', type: 'text', nullable: true })
  replacedVtt: string | null;
}
