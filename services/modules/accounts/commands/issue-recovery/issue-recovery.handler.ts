import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MAIL_RECOVERY } from '../../application/account-jobs.ts';
import { hashRecoveryToken, newRecoveryToken } from '../../application/security/recovery-tokens.ts';
import { recoveryIssued } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { PasswordRecoveryRepository } from '../../persistence/password-recovery.repository.ts';
import { IssueRecovery } from './issue-recovery.command.ts';

@CommandHandler(IssueRecovery)
export class IssueRecoveryHandler implements ICommandHandler<IssueRecovery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly config: Config,
  ) {}

  async execute({ requestId, emailFolded }: IssueRecovery): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { owner } = await this.accounts.findByEmail(emailFolded, manager);
    const account = owner && (await this.accounts.lock(manager, owner.id));
    if (!account || account.deletedAt) return;
    const token = newRecoveryToken();
    const issued = await this.recoveries.issue(manager, account.id, requestId, hashRecoveryToken(token));
    if (!issued) return;
    await this.accounts.save(transaction, account, recoveryIssued({ userId: account.id }));
    const { email: to, name, username } = account;
    await enqueueJob(transaction, MAIL_RECOVERY, { to, name, username, link: this.link(token) });
  }

  /** Never from the request's Host header: a forged one would send the token elsewhere. */
  private link(token: string): string {
    const { publicUrl, port } = this.config.values;
    return new URL(`/change-password/${token}`, publicUrl ?? `http://localhost:${port}`).href;
  }
}
