import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionCloser } from '../../sessions/session-closer.js';

/** Also for another's session: nobody learns that it exists. */
export class UnknownSession extends DomainError {
  constructor() {
    super('unknown_session', 'This session has ended already', { httpStatus: 404 });
  }
}

@Injectable()
export class EndSessionHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** @throws UnknownSession */
  execute(accountId: number, sessionId: string) {
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, accountId);
      const ended = account && (await this.sessions.close(transaction, account, 'signed_out', sessionId));
      if (!ended) throw new UnknownSession();
      return { status: 1 as const, message: 'Deleted successfully' };
    });
  }
}
