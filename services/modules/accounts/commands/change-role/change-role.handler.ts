import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '#platform/kernel/config/config.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StaffPasswords } from '../../application/security/staff-passwords.ts';
import { OwnAccount } from '../../application/staff-action.errors.ts';
import { roleChanged } from '../../contract/accounts.events.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ChangeRole } from './change-role.command.ts';
import { PublishedPassword, SameRole, WaitingAccount } from './change-role.errors.ts';

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly passwords: StaffPasswords,
    private readonly config: Config,
  ) {}

  /** @throws OwnAccount, PublishedPassword, UnknownAccount, WaitingAccount, SameRole */
  async execute(command: ChangeRole): Promise<void> {
    const { sender, accountId, role } = command;
    if (accountId === sender.actor?.userId) throw new OwnAccount();
    if (role !== 'viewer') await this.refusePublishedPassword(accountId);
    await this.unitOfWork.run(command, (transaction) => this.change(transaction, command));
  }

  private async change(transaction: CommandTransaction, { accountId, role, reason }: ChangeRole): Promise<void> {
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    if (!account.verifiedAt) throw new WaitingAccount();
    if (account.role === role) throw new SameRole();
    await this.accounts.save(transaction, account, roleChanged({ userId: accountId, role, reason }), { role });
  }

  /** Nobody can choose that password later, so it need not be looked at again under the lock. */
  private async refusePublishedPassword(accountId: number): Promise<void> {
    if (this.config.values.environment !== 'production') return;
    const account = await this.accounts.find(accountId);
    if (account && (await this.passwords.isPublished(account.passwordHash))) throw new PublishedPassword();
  }
}
