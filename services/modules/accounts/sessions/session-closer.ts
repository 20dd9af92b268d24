import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import { type SessionEndReason, sessionEnded } from '../events/accounts.events.js';
import type { Account } from '../persistence/account.entity.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Ends the session of a locked account: its token fails on the very next request. */
@Injectable()
export class SessionCloser {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** @param sessionId only this one; whichever there is when it is null. @returns whether one ended. */
  async close(
    transaction: CommandTransaction,
    account: Account,
    reason: SessionEndReason,
    sessionId: string | null = null,
  ): Promise<boolean> {
    const { manager } = transaction;
    const ended = await this.sessions.end(manager, account.id, sessionId);
    if (!ended) return false;
    await this.accounts.advance(manager, account);
    const event = sessionEnded({ userId: account.id, sessionId: ended, reason });
    await transaction.append(`user-${account.id}`, account.version, event);
    return true;
  }
}
