import { Injectable } from '@nestjs/common';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { avatarChanged } from '../contract/accounts.events.ts';
import { AccountRepository } from '../persistence/account.repository.ts';
import { ERASE_AVATAR } from './account-jobs.ts';
import { lockOwnAccount } from './own-account.ts';

@Injectable()
export class AvatarChanger {
  constructor(private readonly accounts: AccountRepository) {}

  /**
   * @param avatar name of a stored picture, or null for none. The file of the former one is erased by a job, once the change
   * is committed.
   */
  async change(transaction: CommandTransaction, accountId: number, avatar: string | null): Promise<void> {
    const account = await lockOwnAccount(this.accounts, transaction, accountId);
    const former = account.avatar;
    if (former === avatar) return;
    await this.accounts.save(transaction, account, avatarChanged({ userId: accountId, avatar }), { avatar });
    if (former) await enqueueJob(transaction, ERASE_AVATAR, { avatar: former });
  }
}
