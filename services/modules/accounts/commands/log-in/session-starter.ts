import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signToken } from '../../../../platform/auth/token.js';
import { Config } from '../../../../platform/config/config.js';
import { currentContext } from '../../../../platform/http/request-context.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { CURRENT_PLAN } from '../../../membership/events/current-plan.js';
import type { UserAnswer } from '../../answers/user.schema.js';
import { sessionLifetimeSeconds } from '../../domain/session-lifetime.js';
import { sessionStarted } from '../../events/accounts.events.js';
import { avatarPath } from '../../events/avatar-path.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { TwoFactorRepository } from '../../persistence/two-factor.repository.js';
import { SecondStep } from '../../security/second-step.js';
import { AccountSuspended, WrongCredentials } from './log-in.errors.js';
import type { LogInAnswer } from './log-in.request.js';

interface LogIn {
  remember: boolean;
  /** Of the authenticator, where the account has one. */
  code: string | null;
  device: string | null;
}

/** Starts the one session an account may have; the one before it ends in the same transaction. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly secondStep: SecondStep,
    private readonly twoFactors: TwoFactorRepository,
    private readonly config: Config,
  ) {}

  /**
   * @param account whose password was right.
   * @throws WrongCredentials when it was changed meanwhile, AccountSuspended, SecondStepRequired, WrongSecondStep
   */
  start(account: Account, { remember, code, device }: LogIn): Promise<LogInAnswer> {
    const lifetime = sessionLifetimeSeconds(remember);
    return this.transactions.run(null, async (transaction) => {
      const locked = await this.accounts.lock(transaction.manager, account.id);
      if (!locked || locked.passwordHash !== account.passwordHash) throw new WrongCredentials();
      if (locked.suspendedAt) throw new AccountSuspended(locked.suspensionReason);
      await this.secondStep.require(transaction, locked, code, 'credentials.code');
      const sessionId = await this.replaceSession(transaction, locked, lifetime, device);
      const token = signToken(locked.id, sessionId, lifetime, this.config.values.tokenSecret);
      const twoFactor = await this.twoFactors.find(transaction.manager, locked.id);
      const user = userOf(locked, Boolean(twoFactor?.confirmedAt));
      return { status: 1 as const, token, user, expires_in: lifetime };
    });
  }

  private async replaceSession(
    transaction: CommandTransaction,
    account: Account,
    lifetime: number,
    device: string | null,
  ): Promise<string> {
    const { manager } = transaction;
    const { id: accountId } = account;
    const supersededSessionId = await this.sessions.end(manager, accountId);
    const sessionId = randomUUID();
    const expiresAt = new Date(Date.now() + lifetime * 1_000);
    const from = { device, address: currentContext()?.address ?? null };
    await this.sessions.start(manager, { id: sessionId, accountId, expiresAt, ...from });
    await this.accounts.advance(manager, account);
    const facts = { userId: accountId, sessionId, supersededSessionId, expiresAt: expiresAt.toISOString() };
    await transaction.append(`user-${accountId}`, account.version, sessionStarted({ ...facts, ...from }));
    return sessionId;
  }
}

/** The page asks /api/user/info for what only the read side knows. */
function userOf({ id, name, username, email, role, avatar }: Account, twoFactor: boolean): UserAnswer {
  const membership = { vip_expiration: null, bandwidth: 0, plan: CURRENT_PLAN.none };
  const personal = { avatar_path: avatarPath(avatar), two_factor: twoFactor, notifications: [] };
  return { id, name, username, email, role, ...membership, ...personal };
}
