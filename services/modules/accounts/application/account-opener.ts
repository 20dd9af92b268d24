import { Inject, Injectable, Optional } from '@nestjs/common';
import { AccountOrders } from '#modules/payments/contract/account-orders.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { registrationLapsed, userRegistered } from '../contract/accounts.events.ts';
import { UsernameTaken } from '../domain/account.errors.ts';
import { foldIdentity } from '../domain/identity.ts';
import { AccountRepository, type NewAccount } from '../persistence/account.repository.ts';

export type AccountToOpen = Omit<NewAccount, 'usernameFolded' | 'emailFolded'>;

/** Opens an account inside a command: row and event. */
@Injectable()
export class AccountOpener {
  constructor(
    private readonly accounts: AccountRepository,
    @Optional() @Inject(AccountOrders) private readonly orders?: AccountOrders,
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

  /** Deletes a registration that has the username and was not verified in time. */
  private async releaseUsername(transaction: CommandTransaction, usernameFolded: string): Promise<void> {
    const { manager } = transaction;
    const lapsed = await this.accounts.lockLapsed(manager, usernameFolded);
    // Whoever has ordered stays: the bank may still have their money.
    if (!lapsed || (await this.orders?.exist(transaction, lapsed.id))) return;
    await this.accounts.delete(manager, lapsed.id);
    await transaction.append(`user-${lapsed.id}`, lapsed.version + 1, registrationLapsed({ userId: lapsed.id }));
  }
}
