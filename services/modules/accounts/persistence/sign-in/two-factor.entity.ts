import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entity.ts';

/** The two-factor of an account; in force once a code has confirmed it. */
@Entity({ schema: 'write', name: 'two_factor' })
export class TwoFactor {
  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'two_factor_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  /** The authenticator's secret, encrypted. */
  @Column({ name: 'sealed_secret', type: 'text' })
  sealedSecret: string;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** The 30-second step of the newest code that was taken: it and those before it are never taken again. */
  @Column({ name: 'last_step', type: 'integer', default: 0 })
  lastStep: number;

  /** Hashes of the recovery codes that are left. */
  @Column({ name: 'recovery_codes', type: 'text', array: true, default: [] })
  recoveryCodes: string[];
}
