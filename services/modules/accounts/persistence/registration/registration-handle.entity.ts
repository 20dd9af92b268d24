import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entity.ts';

/**
 * What the browser of somebody who registered knows the registration by: accounts are counted, and a stranger who could name
 * one by its number would spend its guesses, its call and its order. Kept as it is, to be told again at a log-in before the
 * code came back; it opens nothing without the code, and ends with the registration.
 */
@Entity({ schema: 'write', name: 'registration_handle' })
@Index('registration_handle_handle', ['handle'], { unique: true })
export class RegistrationHandle {
  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'registration_handle_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'text' })
  handle: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
