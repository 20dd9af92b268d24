import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MAIL_CODE } from '../../application/account-jobs.ts';
import { CodeIssuer } from '../../application/security/code-issuer.ts';
import { codeRenewed } from '../../contract/accounts.events.ts';
import { RENEW_AFTER_SECONDS } from '../../domain/verification-policy.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration-handle.repository.ts';
import { VerificationRepository } from '../../persistence/verification.repository.ts';
import { RenewCode } from './renew-code.command.ts';

@CommandHandler(RenewCode)
export class RenewCodeHandler implements ICommandHandler<RenewCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly codes: CodeIssuer,
  ) {}

  async execute({ accountId }: RenewCode): Promise<string | null> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.verifiedAt || account.deletedAt) return null;
    await this.renew(transaction, account);
    return this.handles.issue(transaction.manager, accountId);
  }

  private async renew(transaction: CommandTransaction, account: Account): Promise<void> {
    const { manager } = transaction;
    const { id: accountId, email } = account;
    if ((await this.verifications.secondsSinceIssue(manager, accountId)) < RENEW_AFTER_SECONDS) return;
    const code = await this.codes.issue(transaction, accountId);
    await this.accounts.save(transaction, account, codeRenewed({ userId: accountId }));
    // Whoever has the address was told when this registration came.
    if (await this.accounts.ownsEmail(manager, account.emailFolded)) return;
    await enqueueJob(transaction, MAIL_CODE, { to: email, code });
  }
}
