import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '../../../../platform/messaging/outbox/command-transactions.js';
import { foldIdentity } from '../../domain/identity.js';
import { registrationLapsed, userRegistered } from '../../events/accounts.events.js';
import { AccountRepository, type NewAccount } from '../../persistence/account.repository.js';
import { UsernameTaken } from './register.errors.js';

export type AccountToOpen = Omit<NewAccount, 'usernameFolded' | 'emailFolded'>;

/** Opens an account inside a command: row and event. */
@Injectable()
export class AccountOpener {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws UsernameTaken, for a verified account also when its address is taken. */
  async open(transaction: CommandTransaction, account: AccountToOpen): Promise<number> {
    const usernameFolded = foldIdentity(account.username);
    const lapsed = await this.accounts.deleteLapsed(transaction.manager, usernameFolded);
    if (lapsed) {
      await transaction.append(`user-${lapsed.id}`, lapsed.version + 1, registrationLapsed({ userId: lapsed.id }));
    }
    const emailFolded = foldIdentity(account.email);
    const opened = await this.accounts.insert(transaction.manager, { ...account, usernameFolded, emailFolded });
    if (!opened) throw new UsernameTaken();
    const { username, name, email, phone, role, planId, verified } = account;
    const facts = { username, name, email, phone, role, planId, verified };
    await transaction.append(
      `user-${opened.id}`,
      1,
      userRegistered({ userId: opened.id, ...facts, referrerId: opened.referrerId }),
    );
    return opened.id;
  }
}
