import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entity.ts';

/** The one link for a forgotten password that an account has; only a hash of its token is kept. */
@Entity({ schema: 'write', name: 'password_recovery' })
@Index('password_recovery_token', ['tokenHash'], { unique: true })
export class PasswordRecovery {
  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  @ForeignKey(() => Account, { name: 'password_recovery_account_id_fkey', onDelete: 'CASCADE' })
  accountId: number;

  /** The request that the link answers. */
  @Column({ name: 'request_id', type: 'uuid' })
  requestId: string;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
