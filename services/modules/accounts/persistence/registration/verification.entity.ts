import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entity.ts';

/** The code an unverified account waits for. */
@Entity({ schema: 'write', name: 'verification' })
export class Verification {
  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'verification_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  @Column({ name: 'code_hash', type: 'text' })
  codeHash: string;

  @Column({ name: 'guesses_left', type: 'integer' })
  guessesLeft: number;

  @Column({ name: 'issued_at', type: 'timestamptz', default: () => 'now()' })
  issuedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** Of the code before this one, which may still be on its way. */
  @Column({ name: 'earlier_code_hash', type: 'text', nullable: true })
  earlierCodeHash: string | null;

  @Column({ name: 'earlier_expires_at', type: 'timestamptz', nullable: true })
  earlierExpiresAt: Date | null;

  /** When the one call was asked for. */
  @Column({ name: 'called_at', type: 'timestamptz', nullable: true })
  calledAt: Date | null;
}
