import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { EndSession } from './end-session.command.ts';
import { UnknownSession } from './end-session.errors.ts';

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** @throws UnknownSession */
  async execute({ sender, sessionId }: EndSession): Promise<void> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lock(transaction.manager, sender.actor.userId);
    const ended = account && (await this.sessions.close(transaction, account, 'signed_out', sessionId));
    if (!ended) throw new UnknownSession();
  }
}
