import { Injectable } from '@nestjs/common';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { passwordChanged } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { MAIL_PASSWORD_CHANGED } from '../account-jobs.ts';

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
    await this.recoveries.delete(transaction.manager, account.id);
    await this.accounts.save(transaction, account, passwordChanged({ userId: account.id, way }), { passwordHash });
    const { email: to, name, username, language } = account;
    await enqueueJob(transaction, MAIL_PASSWORD_CHANGED, { to, name, username, language });
  }
}
