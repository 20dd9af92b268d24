import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Role } from '../../../platform/auth/access.decorator.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { AccountOpener } from '../commands/register/account-opener.js';
import { UsernameTaken } from '../commands/register/register.errors.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { PasswordHasher } from '../security/password-hasher.js';

/** Public on purpose: the demo accounts are for trying the site. */
export const DEMO_PASSWORD = 'parde-demo-1404';
/** Readers who only vote: nobody logs in as one of them. */
const READERS = ['mahtab', 'kaveh', 'shirin', 'babak'];
const ACCOUNTS: { username: Role; name: string }[] = [
  { username: 'viewer', name: 'بینندهٔ نمونه' },
  { username: 'moderator', name: 'ناظر نمونه' },
  { username: 'admin', name: 'مدیر نمونه' },
];

/** Accounts to try the site with. Their password is public: only for demonstration data. */
@Injectable()
export class DemoAccounts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly opener: AccountOpener,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Opens those that are missing. @returns how many were opened. */
  async seedDemoAccounts(): Promise<number> {
    let opened = 0;
    for (const account of ACCOUNTS)
      opened += await this.seed(account.username, account.name, account.username, DEMO_PASSWORD);
    return opened;
  }

  /** Opens the demo's readers with passwords that nobody knows. @returns the ids of those just opened. */
  async openReaders(): Promise<number[]> {
    const ids: number[] = [];
    for (const username of READERS) {
      if ((await this.seed(username, username, 'viewer', randomBytes(24).toString('hex'))) === 0) continue;
      const account = await this.accounts.findByUsername(this.dataSource.manager, username);
      if (account) ids.push(account.id);
    }
    return ids;
  }

  private async seed(username: string, name: string, role: Role, password: string): Promise<number> {
    // Saves the hash when nothing is missing; the unique index decides all the same.
    if (await this.accounts.findByUsername(this.dataSource.manager, username)) return 0;
    const passwordHash = await this.hasher.hash(password);
    const account = { username, name, email: `${username}@parde.local`, phone: null, passwordHash };
    try {
      await this.transactions.run(null, (transaction) =>
        this.opener.open(transaction, { ...account, role, planId: 1, referrerId: null, verified: true }),
      );
      return 1;
    } catch (error) {
      if (error instanceof UsernameTaken) return 0;
      throw error;
    }
  }
}
