import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { PasswordRecoveryRepository } from '../../persistence/password-recovery.repository.js';
import { CHANGE_PASSWORD_BY_ADDRESS } from '../../security/account-limits.js';
import { PasswordHasher } from '../../security/password-hasher.js';
import { PasswordSetter } from '../../security/password-setter.js';
import { hashRecoveryToken } from '../../security/recovery-tokens.js';
import { SessionCloser } from '../../sessions/session-closer.js';

/** Used, too old, replaced by a newer one, or never given. */
export class LinkExpired extends DomainError {
  constructor() {
    const message = 'This link is no longer valid, please ask for a new one';
    super('link_expired', message, { errors: { hash: [message] } });
  }
}

@Injectable()
export class ChangePasswordHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordSetter,
    private readonly sessions: SessionCloser,
    private readonly throttle: Throttle,
  ) {}

  /** Whoever forgot the password may have lost more: the session there is ends. @throws LinkExpired */
  async execute(token: string, password: string) {
    this.throttle.takeAddress(CHANGE_PASSWORD_BY_ADDRESS);
    const tokenHash = hashRecoveryToken(token);
    // A wrong link costs no password hash; whether the link is still good is decided below.
    const accountId = await this.recoveries.ownerOf(this.dataSource.manager, tokenHash);
    if (accountId === null) throw new LinkExpired();
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, accountId);
      const taken = await this.recoveries.take(transaction.manager, tokenHash);
      if (!account || account.deletedAt || !taken) throw new LinkExpired();
      await this.sessions.close(transaction, account, 'password_changed');
      await this.passwords.set(transaction, account, passwordHash, 'recovery');
      return { status: 1 as const, message: 'Your password changed successfully' };
    });
  }
}
