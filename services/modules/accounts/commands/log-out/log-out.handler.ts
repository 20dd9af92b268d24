import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { LogOut } from './log-out.command.ts';

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  async execute({ sender }: LogOut): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId, sessionId } = sender.actor;
    const account = await this.accounts.lock(transaction.manager, userId);
    if (account) await this.sessions.close(transaction, account, 'log_out', sessionId);
  }
}
