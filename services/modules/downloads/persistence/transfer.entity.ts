import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Charge } from '#modules/membership/contract/admit.ts';
import { bigInteger } from '#platform/database/big-integer.ts';
import { DownloadMeter } from './download-meter.entity.ts';

/** The sending of a part of a file that has not been settled; a settled one is in its meter, and its row is gone. */
@Entity({ schema: 'write', name: 'transfer' })
@Check('transfer_bytes', 'first_byte <= sent_to and sent_to <= end_byte')
@Index('transfer_meter', ['meterId'])
@Index('transfer_user', ['userId'], { where: 'not dead' })
@Index('transfer_lease', ['leaseUntil'], { where: 'not dead' })
export class TransferEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'meter_id', type: 'integer' })
  @ForeignKey(() => DownloadMeter, { name: 'transfer_meter_id_fkey', onDelete: 'CASCADE' })
  meterId: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'link_id', type: 'text' })
  linkId: string;

  @Column({ type: 'text' })
  way: 'download' | 'play';

  @Column({ name: 'first_byte', type: 'bigint', transformer: bigInteger })
  firstByte: number;

  /** The first that was not asked for. */
  @Column({ name: 'end_byte', type: 'bigint', transformer: bigInteger })
  endByte: number;

  @Column({ name: 'sent_to', type: 'bigint', transformer: bigInteger })
  sentTo: number;

  /** Where the member went on while nobody had noticed that it was dead. */
  @Column({ name: 'resumed_at', type: 'bigint', transformer: bigInteger, nullable: true })
  resumedAt: number | null;

  @Column({ type: 'text' })
  charge: Charge;

  @Column({ type: 'text' })
  address: string;

  @Column({ name: 'begun_at', type: 'timestamptz' })
  begunAt: Date;

  @Column({ name: 'lease_until', type: 'timestamptz' })
  leaseUntil: Date;

  /** Whether its lease has run out. */
  @Column({ type: 'boolean', default: false })
  dead: boolean;
}
