import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { userRegistered } from '../contract/accounts.events.ts';
import { UsernameTaken } from '../domain/account.errors.ts';
import { foldIdentity } from '../domain/identity.ts';
import { AccountRepository, type NewAccount } from '../persistence/account.repository.ts';
import { RegistrationLapser } from './registration-lapser.ts';

export type AccountToOpen = Omit<NewAccount, 'usernameFolded' | 'emailFolded'>;

/** Opens an account inside a command: row and event. */
@Injectable()
export class AccountOpener {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly registrations: RegistrationLapser,
  ) {}

  /** @throws UsernameTaken, for a verified account also when its address is taken. */
  async open(transaction: CommandTransaction, account: AccountToOpen): Promise<number> {
    const usernameFolded = foldIdentity(account.username);
    await this.releaseUsername(transaction, usernameFolded);
    const emailFolded = foldIdentity(account.email);
    const opened = await this.accounts.insert(transaction.manager, { ...account, usernameFolded, emailFolded });
    if (!opened) throw new UsernameTaken();
    const { id: userId, referrerId } = opened;
    const { username, name, email, phone, role, planId, verified } = account;
    const facts = { username, name, email, phone, role, planId, verified };
    await transaction.append(`user-${userId}`, 1, userRegistered({ userId, ...facts, referrerId }));
    return userId;
  }

  /** A registration that has the username and was not verified in time gives it up. */
  private async releaseUsername(transaction: CommandTransaction, usernameFolded: string): Promise<void> {
    const lapsed = await this.accounts.lockLapsed(transaction.manager, { usernameFolded });
    if (lapsed) await this.registrations.lapse(transaction, lapsed);
  }
}
