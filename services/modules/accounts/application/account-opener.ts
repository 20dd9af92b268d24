import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { userRegistered } from '../contract/accounts.events.ts';
import { UsernameAlike, UsernameTaken } from '../domain/account.errors.ts';
import { foldIdentity } from '../domain/names/identity.ts';
import { usernameSkeleton } from '../domain/names/username-likeness.ts';
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

  /** @throws UsernameTaken, UsernameAlike, for a verified account also when its address is taken. */
  async open(transaction: CommandTransaction, account: AccountToOpen): Promise<number> {
    const usernameFolded = foldIdentity(account.username);
    await this.release(transaction, { usernameFolded });
    await this.release(transaction, { usernameSkeleton: usernameSkeleton(account.username) });
    const emailFolded = foldIdentity(account.email);
    const opened = await this.accounts.insert(transaction.manager, { ...account, usernameFolded, emailFolded });
    if (!opened) throw await this.refusal(transaction, account, usernameFolded);
    const { id: userId, referrerId } = opened;
    const { username, name, email, phone, role, planId, verified } = account;
    const facts = { username, name, email, phone, role, planId, verified };
    await transaction.append(`user-${userId}`, 1, userRegistered({ userId, ...facts, referrerId }));
    return userId;
  }

  private async refusal(
    { manager }: CommandTransaction,
    { verified }: AccountToOpen,
    usernameFolded: string,
  ): Promise<UsernameTaken | UsernameAlike> {
    // A verified account may also have met its address: that has always been told as a username that is taken.
    const taken = verified || (await this.accounts.findByUsername(usernameFolded, manager));
    return taken ? new UsernameTaken() : new UsernameAlike();
  }

  /** A registration that has the username, or one that looks like it, and was not verified in time gives it up. */
  private async release(
    transaction: CommandTransaction,
    key: { usernameFolded: string } | { usernameSkeleton: string },
  ): Promise<void> {
    const lapsed = await this.accounts.lockLapsed(transaction.manager, key);
    if (lapsed) await this.registrations.lapse(transaction, lapsed);
  }
}
