import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotAllowed } from '#platform/auth/auth-errors.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StaffPasswords } from '../../application/security/staff-passwords.ts';
import { OwnAccount } from '../../application/staff-action.errors.ts';
import { roleChanged } from '../../contract/accounts.events.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import type { Account } from '../../persistence/account.entity.ts';
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

  /** @throws OwnAccount, PublishedPassword, NotAllowed, UnknownAccount, WaitingAccount, ChangedMeanwhile, SameRole */
  async execute(command: ChangeRole): Promise<void> {
    const { sender, accountId, role } = command;
    if (accountId === sender.actor?.userId) throw new OwnAccount();
    if (role !== 'viewer') await this.refusePublishedPassword(accountId);
    await this.unitOfWork.run(command, (transaction) => this.change(transaction, command));
  }

  private async change(transaction: CommandTransaction, command: ChangeRole): Promise<void> {
    const { accountId, role, version, reason } = command;
    const account = await this.lock(transaction, command);
    if (!account || account.deletedAt) throw new UnknownAccount();
    if (!account.verifiedAt) throw new WaitingAccount();
    if (version !== null && account.roleVersion !== version) throw new ChangedMeanwhile();
    if (account.role === role) throw new SameRole();
    const roleVersion = account.roleVersion + 1;
    const changed = roleChanged({ userId: accountId, role, reason, roleVersion });
    await this.accounts.save(transaction, account, changed, { role, roleVersion });
  }

  /** Of two admins who take each other's role at once the second is none any more: one of them is always left. */
  private async lock({ manager }: CommandTransaction, { sender, accountId }: ChangeRole): Promise<Account | null> {
    const adminId = sender.actor?.userId;
    if (adminId === undefined) return this.accounts.lock(manager, accountId);
    const locked = new Map<number, Account | null>();
    // Both in the order of their ids, so that neither waits for the other.
    for (const id of [adminId, accountId].sort((a, b) => a - b)) locked.set(id, await this.accounts.lock(manager, id));
    if (locked.get(adminId)?.role !== 'admin') throw new NotAllowed();
    return locked.get(accountId) ?? null;
  }

  /** Nobody can choose that password later, so it need not be looked at again under the lock. */
  private async refusePublishedPassword(accountId: number): Promise<void> {
    if (this.config.values.environment !== 'production') return;
    const account = await this.accounts.find(accountId);
    if (account && (await this.passwords.isPublished(account.passwordHash))) throw new PublishedPassword();
  }
}
