import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MAIL_TWO_FACTOR_RESET } from '../../application/account-jobs.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { NotEnrolled } from '../../application/two-factor/two-factor.errors.ts';
import { twoFactorDisabled } from '../../contract/accounts.events.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { ResetTwoFactor } from './reset-two-factor.command.ts';

@CommandHandler(ResetTwoFactor)
export class ResetTwoFactorHandler implements ICommandHandler<ResetTwoFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** Whoever has the lost telephone may be signed in by it: the session ends. @throws UnknownAccount, NotEnrolled */
  async execute({ accountId: userId }: ResetTwoFactor): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const account = await this.accounts.lock(manager, userId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    const twoFactor = await this.twoFactors.find(manager, userId);
    if (!twoFactor?.confirmedAt) throw new NotEnrolled();
    await this.twoFactors.delete(manager, userId);
    await this.sessions.close(transaction, account, 'signed_out');
    await this.accounts.save(transaction, account, twoFactorDisabled({ userId }));
    const { email: to, name, username, language } = account;
    await enqueueJob(transaction, MAIL_TWO_FACTOR_RESET, { to, name, username, language });
  }
}
