import { Injectable } from '@nestjs/common';
import { enqueueEffect } from '../../../platform/jobs/effect-jobs.js';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import { MAIL_PASSWORD_CHANGED } from '../effects/account-effects.js';
import { passwordChanged } from '../events/accounts.events.js';
import type { Account } from '../persistence/account.entity.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { PasswordRecoveryRepository } from '../persistence/password-recovery.repository.js';

/** Gives a locked account its new password and tells its owner, who may not be the one who did it. */
@Injectable()
export class PasswordSetter {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly recoveries: PasswordRecoveryRepository,
  ) {}

  async set(
    transaction: CommandTransaction,
    account: Account,
    passwordHash: string,
    way: 'recovery' | 'profile',
  ): Promise<void> {
    // A link that is still on its way must not open the account again.
    await this.recoveries.remove(transaction.manager, account.id);
    await this.accounts.advance(transaction.manager, account, { passwordHash });
    await transaction.append(`user-${account.id}`, account.version, passwordChanged({ userId: account.id, way }));
    const { email: to, name, username } = account;
    await enqueueEffect(transaction, MAIL_PASSWORD_CHANGED, { to, name, username });
  }
}
