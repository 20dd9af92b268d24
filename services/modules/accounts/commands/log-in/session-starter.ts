import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signToken } from '../../../../platform/auth/token.js';
import { Config } from '../../../../platform/config/config.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { CURRENT_PLAN } from '../../../membership/events/current-plan.js';
import type { UserAnswer } from '../../answers/user.schema.js';
import { sessionLifetimeSeconds } from '../../domain/session-lifetime.js';
import { sessionStarted } from '../../events/accounts.events.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { WrongCredentials } from './log-in.errors.js';
import type { LogInAnswer } from './log-in.request.js';

/** Starts the one session an account may have; the one before it ends in the same transaction. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly config: Config,
  ) {}

  /** @param account whose password was right. @throws WrongCredentials when it was changed meanwhile. */
  start(account: Account, remember: boolean): Promise<LogInAnswer> {
    const lifetime = sessionLifetimeSeconds(remember);
    return this.transactions.run(null, async (transaction) => {
      const locked = await this.accounts.lock(transaction.manager, account.id);
      if (!locked || locked.passwordHash !== account.passwordHash) throw new WrongCredentials();
      const sessionId = await this.replaceSession(transaction, locked, lifetime);
      const token = signToken(locked.id, sessionId, lifetime, this.config.values.tokenSecret);
      return { status: 1 as const, token, user: userOf(locked), expires_in: lifetime };
    });
  }

  private async replaceSession(transaction: CommandTransaction, account: Account, lifetime: number): Promise<string> {
    const { manager } = transaction;
    const supersededSessionId = await this.sessions.end(manager, account.id);
    const sessionId = randomUUID();
    const expiresAt = new Date(Date.now() + lifetime * 1_000);
    await this.sessions.start(manager, { id: sessionId, accountId: account.id, expiresAt });
    await this.accounts.advance(manager, account);
    await transaction.append(
      `user-${account.id}`,
      account.version,
      sessionStarted({ userId: account.id, sessionId, supersededSessionId, expiresAt: expiresAt.toISOString() }),
    );
    return sessionId;
  }
}

/** Nobody can have bought a plan yet; the page asks /api/user/info for what only the read side knows. */
function userOf({ id, name, username, email, role }: Account): UserAnswer {
  const membership = { vip_expiration: null, bandwidth: 0, plan: CURRENT_PLAN.none };
  return { id, name, username, email, role, ...membership, avatar_path: null, notifications: [] };
}
