import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Config } from '#platform/kernel/config/config.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { OpenAccount } from '../commands/open-account/open-account.command.ts';
import { UsernameTaken } from '../domain/account.errors.ts';
import { PUBLISHED_PASSWORD } from '../domain/passwords/published-password.ts';

/** Public on purpose: the demo accounts are for trying the site. */
export const DEMO_PASSWORD = PUBLISHED_PASSWORD;
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
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  /** Opens those that are missing; in production nobody of the staff. @returns the ids of those just opened. */
  async seedDemoAccounts(): Promise<Map<Role, number>> {
    const opened = new Map<Role, number>();
    const production = this.config.values.environment === 'production';
    const accounts = ACCOUNTS.filter(({ username: role }) => !production || role === 'viewer');
    for (const { username, name } of accounts) {
      const id = await this.open(username, name, username, DEMO_PASSWORD);
      if (id !== null) opened.set(username, id);
    }
    return opened;
  }

  /** Opens the demo's readers with passwords that nobody knows. @returns those just opened. */
  async openReaders(): Promise<{ id: number; username: string }[]> {
    const opened: { id: number; username: string }[] = [];
    for (const username of READERS) {
      const id = await this.open(username, username, 'viewer', randomBytes(24).toString('hex'));
      if (id !== null) opened.push({ id, username });
    }
    return opened;
  }

  /** @returns the new account's id, or null when it is there already. */
  private async open(username: string, name: string, role: Role, password: string): Promise<number | null> {
    const sender = systemSender('demo accounts');
    const command = new OpenAccount(sender, username, name, `${username}@parde.local`, role, password);
    try {
      return (await this.commands.execute(command)).accountId;
    } catch (error) {
      if (error instanceof UsernameTaken) return null;
      throw error;
    }
  }
}
