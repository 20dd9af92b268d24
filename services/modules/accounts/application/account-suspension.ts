import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnknownAccount } from '../domain/account.errors.ts';
import { ranksAbove } from '../domain/staff-rank.ts';
import type { Account } from '../persistence/account.entity.ts';
import { AccountRepository } from '../persistence/account.repository.ts';
import { HigherRole, OwnAccount } from './staff-action.errors.ts';

/** Who may suspend whom, and end a suspension. */
@Injectable()
export class AccountSuspension {
  constructor(private readonly accounts: AccountRepository) {}

  /** @returns the account, locked. @throws UnknownAccount, OwnAccount, HigherRole */
  async lock({ manager }: CommandTransaction, accountId: number, staff: Viewer): Promise<Account> {
    const account = await this.accounts.lock(manager, accountId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    if (accountId === staff.userId) throw new OwnAccount();
    if (!ranksAbove(staff.role, account.role)) throw new HigherRole();
    return account;
  }
}
