import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';
import type { EntryReason, EntryUnit } from '../contract/membership.events.ts';
import { Membership } from './membership.entity.ts';

/** A line of a member's ledger; lines are only ever added. */
@Entity({ schema: 'write', name: 'membership_entry' })
@Check('membership_entry_unit', `unit in ('days', 'bytes')`)
@Index('membership_entry_user', ['userId', 'id'])
@Index('membership_entry_reference', ['reference', 'reason'], {
  unique: true,
  where: "reference is not null and reason <> 'download'",
})
export class MembershipEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'user_id', type: 'integer' })
  @ForeignKey(() => Membership, { name: 'membership_entry_user_id_fkey' })
  userId: number;

  @Column({ type: 'text' })
  unit: EntryUnit;

  /** Days or bytes; below 0 when they were taken. */
  @Column({ type: 'bigint', transformer: bigInteger })
  amount: number;

  @Column({ type: 'text' })
  reason: EntryReason;

  @Column({ type: 'text', nullable: true })
  reference: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz' })
  at: Date;
}
