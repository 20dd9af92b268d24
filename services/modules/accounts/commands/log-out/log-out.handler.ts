import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionCloser } from '../../sessions/session-closer.js';

@Injectable()
export class LogOutHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** Ends the session the request came with; a newer one, begun meanwhile, stays. */
  execute({ userId, sessionId }: Viewer) {
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, userId);
      if (account) await this.sessions.close(transaction, account, 'log_out', sessionId);
      return { status: 1 as const };
    });
  }
}
