import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entity.ts';

/** A log-in. The index allows one that has not ended for each account. */
@Entity({ schema: 'write', name: 'session' })
@Index('session_ended', ['endedAt'], { where: 'ended_at is not null' })
@Index('session_active', ['accountId'], { unique: true, where: 'ended_at is null' })
export class Session {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'session_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  @Column({ name: 'started_at', type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Browser and system, as `Firefox, Windows`. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  /** Where the log-in came from. */
  @Column({ type: 'text', nullable: true })
  address: string | null;
}
