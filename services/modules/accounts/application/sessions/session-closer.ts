import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type SessionEndReason, sessionEnded } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { SessionRepository } from '../../persistence/sign-in/session.repository.ts';

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
    const ended = await this.sessions.end(transaction.manager, account.id, sessionId);
    if (!ended) return false;
    await this.accounts.save(transaction, account, sessionEnded({ userId: account.id, sessionId: ended, reason }));
    return true;
  }
}
