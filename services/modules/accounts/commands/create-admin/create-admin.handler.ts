import { randomBytes, randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PURCHASABLE_PLAN } from '#modules/membership/contract/plan-offers.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AccountFinder } from '../../application/account-finder.ts';
import { AccountOpener, type AccountToOpen } from '../../application/account-opener.ts';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import { RecoveryLinks } from '../../application/security/recovery-links.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { CreateAdmin, type CreateAdminResult, type NewAdmin } from './create-admin.command.ts';
import { AccountExists } from './create-admin.errors.ts';

@CommandHandler(CreateAdmin)
export class CreateAdminHandler implements ICommandHandler<CreateAdmin> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly finder: AccountFinder,
    private readonly opener: AccountOpener,
    private readonly hasher: PasswordHasher,
    private readonly links: RecoveryLinks,
  ) {}

  /** @throws AccountExists, UsernameTaken when somebody took name or address at the same moment */
  async execute(command: CreateAdmin): Promise<CreateAdminResult> {
    const { username, email, password } = command.admin;
    for (const login of [username, email]) await this.refuseExisting(login);
    const passwordHash = await this.hasher.hash(password ?? randomBytes(32).toString('base64url'));
    const identity = { username, name: username, email, phone: null, passwordHash };
    const account: AccountToOpen = {
      ...identity,
      role: 'admin',
      planId: PURCHASABLE_PLAN.free,
      referrerId: null,
      verified: true,
    };
    return this.unitOfWork.run(command, (transaction) => this.open(transaction, account, command.admin));
  }

  private async open(
    transaction: CommandTransaction,
    account: AccountToOpen,
    { password }: NewAdmin,
  ): Promise<CreateAdminResult> {
    const accountId = await this.opener.open(transaction, account);
    const link = password === null ? await this.links.issue(transaction.manager, accountId, randomUUID()) : null;
    return { accountId, link };
  }

  private async refuseExisting(login: string): Promise<void> {
    const existing = await this.finder.find(login).catch((error: unknown) => {
      if (error instanceof UnknownAccount) return null;
      throw error;
    });
    if (existing) throw new AccountExists(existing.username, existing.role);
  }
}
