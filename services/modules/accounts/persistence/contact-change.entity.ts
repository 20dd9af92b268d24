import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContactDetail } from '../contract/accounts.events.ts';
import { Account } from './account.entity.ts';

/** An address or a number that an account is to have once the code that went there has come back. */
@Entity({ schema: 'write', name: 'contact_change' })
@Check('contact_change_detail', `detail in ('email', 'phone')`)
export class ContactChange {
  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'contact_change_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  @PrimaryColumn({ type: 'text' })
  detail: ContactDetail;

  /** The new address, or the new number as it is called. */
  @Column({ type: 'text' })
  value: string;

  @Column({ name: 'code_hash', type: 'text' })
  codeHash: string;

  @Column({ name: 'guesses_left', type: 'integer' })
  guessesLeft: number;

  @Column({ name: 'issued_at', type: 'timestamptz' })
  issuedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
