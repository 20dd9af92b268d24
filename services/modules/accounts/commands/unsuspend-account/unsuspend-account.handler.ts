import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AccountSuspension } from '../../application/account-suspension.ts';
import { userUnsuspended } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { UnsuspendAccount } from './unsuspend-account.command.ts';
import { NotSuspended } from './unsuspend-account.errors.ts';

@CommandHandler(UnsuspendAccount)
export class UnsuspendAccountHandler implements ICommandHandler<UnsuspendAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suspension: AccountSuspension,
    private readonly accounts: AccountRepository,
  ) {}

  /** @throws UnknownAccount, OwnAccount, HigherRole, NotSuspended */
  async execute({ sender, accountId, reason }: UnsuspendAccount): Promise<void> {
    const { transaction } = this.unitOfWork;
    const account = await this.suspension.lock(transaction, accountId, sender.actor);
    if (!account.suspendedAt) throw new NotSuspended();
    const changes = { suspendedAt: null, suspensionReason: null };
    await this.accounts.save(transaction, account, userUnsuspended({ userId: accountId, reason }), changes);
  }
}
