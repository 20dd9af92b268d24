import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MAIL_RECOVERY } from '../../application/account-jobs.ts';
import { RecoveryLinks } from '../../application/security/recovery-links.ts';
import { recoveryIssued } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { IssueRecovery } from './issue-recovery.command.ts';

@CommandHandler(IssueRecovery)
export class IssueRecoveryHandler implements ICommandHandler<IssueRecovery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly links: RecoveryLinks,
  ) {}

  async execute({ requestId, emailFolded }: IssueRecovery): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { owner } = await this.accounts.findByEmail(emailFolded, manager);
    const account = owner && (await this.accounts.lock(manager, owner.id));
    // Deleted, or given another address, while this waited for it.
    if (!account || account.deletedAt || account.emailFolded !== emailFolded) return;
    const link = await this.links.issue(manager, account.id, requestId);
    if (!link) return;
    await this.accounts.save(transaction, account, recoveryIssued({ userId: account.id }));
    const { email: to, name, username, language } = account;
    await enqueueJob(transaction, MAIL_RECOVERY, { to, name, username, link, language });
  }
}
