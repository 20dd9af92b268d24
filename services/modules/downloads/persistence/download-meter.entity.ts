import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Release } from '#modules/catalogue/contract/files/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import { bigInteger } from '#platform/database/big-integer.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';

/** One member's bytes of one file in one window; the database keeps each byte in `charged` at most once. */
@Entity({ schema: 'write', name: 'download_meter' })
@Check('download_meter_bytes', 'bytes_announced <= bytes_charged and bytes_charged <= bytes_sent')
@Index('download_meter_file', { synchronize: false })
@Index('download_meter_changed', ['changedAt'], { where: 'changed_at is not null' })
export class DownloadMeter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `download-<id>`; 0 before its first event. */
  @Column({ type: 'integer', default: 0 })
  version: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  /** As it was called then: the statement outlives the file and its title. */
  @Column({ type: 'jsonb' })
  title: FileTitle;

  @Column({ type: 'jsonb' })
  release: Release;

  /** Of the file itself; what is streamed of it lies behind, in the space of bytes as they are metered. */
  @Column({ name: 'file_size', type: 'bigint', transformer: bigInteger })
  fileSize: number;

  @Column({ name: 'uploaded_at', type: 'timestamptz' })
  uploadedAt: Date;

  @Column({ name: 'opened_at', type: 'timestamptz' })
  openedAt: Date;

  @Column({ name: 'window_until', type: 'timestamptz' })
  windowUntil: Date;

  @Column({ type: 'int8multirange', default: '{}' })
  charged: string;

  @Column({ name: 'bytes_sent', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesSent: number;

  @Column({ name: 'bytes_charged', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesCharged: number;

  /** Of them, those that the ledger tells of. */
  @Column({ name: 'bytes_announced', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesAnnounced: number;

  /** Why bytes were sent that are not charged; null when there are none. */
  @Column({ name: 'free_because', type: 'text', nullable: true })
  freeBecause: FreeBecause | null;

  /** Since when the statement does not tell all; null when it does. */
  @Column({ name: 'changed_at', type: 'timestamptz', nullable: true })
  changedAt: Date | null;

  @Column({ name: 'announced_at', type: 'timestamptz', nullable: true })
  announcedAt: Date | null;
}
