import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { sessionEnded } from '../../events/accounts.events.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionRepository } from '../../persistence/session.repository.js';

@Injectable()
export class LogOutHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** Ends the session the request came with; a newer one, begun meanwhile, stays. */
  execute({ userId, sessionId }: Viewer) {
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, userId);
      const ended = account && (await this.sessions.end(transaction.manager, userId, sessionId));
      if (ended) {
        await this.accounts.advance(transaction.manager, account);
        await transaction.append(`user-${userId}`, account.version, sessionEnded({ userId, sessionId }));
      }
      return { status: 1 as const };
    });
  }
}
