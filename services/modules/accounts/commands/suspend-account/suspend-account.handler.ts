import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AccountSuspension } from '../../application/account-suspension.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { userSuspended } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { SuspendAccount } from './suspend-account.command.ts';
import { AlreadySuspended } from './suspend-account.errors.ts';

@CommandHandler(SuspendAccount)
export class SuspendAccountHandler implements ICommandHandler<SuspendAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suspension: AccountSuspension,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** @throws UnknownAccount, OwnAccount, HigherRole, AlreadySuspended */
  async execute({ sender, accountId, reason }: SuspendAccount): Promise<void> {
    const { transaction } = this.unitOfWork;
    const account = await this.suspension.lock(transaction, accountId, sender.actor);
    if (account.suspendedAt) throw new AlreadySuspended();
    await this.sessions.close(transaction, account, 'suspended');
    const changes = { suspendedAt: new Date(), suspensionReason: reason };
    await this.accounts.save(transaction, account, userSuspended({ userId: accountId, reason }), changes);
  }
}
