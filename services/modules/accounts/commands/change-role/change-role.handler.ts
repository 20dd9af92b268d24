import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { OwnAccount } from '../../application/staff-action.errors.ts';
import { roleChanged } from '../../contract/accounts.events.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ChangeRole } from './change-role.command.ts';
import { SameRole, WaitingAccount } from './change-role.errors.ts';

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
  ) {}

  /** @throws OwnAccount, UnknownAccount, WaitingAccount, SameRole */
  async execute({ sender, accountId, role, reason }: ChangeRole): Promise<void> {
    const { transaction } = this.unitOfWork;
    if (accountId === sender.actor.userId) throw new OwnAccount();
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    if (!account.verifiedAt) throw new WaitingAccount();
    if (account.role === role) throw new SameRole();
    await this.accounts.save(transaction, account, roleChanged({ userId: accountId, role, reason }), { role });
  }
}
