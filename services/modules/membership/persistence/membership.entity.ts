import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';

/** What a member has. Remaining bytes are granted − used − reserved; the database never lets them fall below 0. */
@Entity({ schema: 'write', name: 'membership' })
@Check('membership_used', 'bytes_used >= 0 and bytes_reserved >= 0')
@Check('membership_remaining', 'bytes_granted - bytes_used - bytes_reserved >= 0')
@Index('membership_expiration', ['vipExpiration'])
export class Membership {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  /** Version of the stream `membership-<userId>`; 0 before its first entry. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'vip_expiration', type: 'timestamptz', nullable: true })
  vipExpiration: Date | null;

  @Column({ name: 'bytes_granted', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesGranted: number;

  @Column({ name: 'bytes_used', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesUsed: number;

  /** Of the used ones, those that stand in the member's statement. */
  @Column({ name: 'bytes_recorded', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesRecorded: number;

  @Column({ name: 'bytes_reserved', type: 'bigint', transformer: bigInteger, default: 0 })
  bytesReserved: number;

  /** The end that the member was told of. */
  @Column({ name: 'announced_expiration', type: 'timestamptz', nullable: true })
  announcedExpiration: Date | null;
}
