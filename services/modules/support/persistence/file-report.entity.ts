import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../contract/report-reasons.ts';
import { FileCaseEntity } from './file-case.entity.ts';

/** One member's word on one file; saying more changes it while its case is open. */
@Entity({ schema: 'write', name: 'file_report' })
@Index('file_report_member', ['fileId', 'userId'], { unique: true, where: 'settled_version is null' })
@Index('file_report_settled', ['fileId', 'settledVersion'])
export class FileReportEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'file_id', type: 'integer' })
  @ForeignKey(() => FileCaseEntity, { name: 'file_report_file_id_fkey' })
  fileId: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  reason: ReportReason;

  @Column({ type: 'text' })
  note: string;

  @Column({ name: 'reported_at', type: 'timestamptz', default: () => 'now()' })
  reportedAt: Date;

  /** Version of the case by which it was settled. */
  @Column({ name: 'settled_version', type: 'integer', nullable: true })
  settledVersion: number | null;
}
