import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { needsTwoFactor } from '#platform/auth/two-factor-duty.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { MAIL_TWO_FACTOR_SWITCHED } from '../../application/account-jobs.ts';
import { ReAuthenticatedWork } from '../../application/security/re-authenticated-work.ts';
import { NotEnrolled, TwoFactorNeeded } from '../../application/two-factor/two-factor.errors.ts';
import { twoFactorDisabled } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { DisableTwoFactor } from './disable-two-factor.command.ts';

@CommandHandler(DisableTwoFactor)
export class DisableTwoFactorHandler implements ICommandHandler<DisableTwoFactor> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly owner: ReAuthenticatedWork,
    private readonly config: Config,
  ) {}

  /** @throws TwoFactorNeeded, WrongPassword, NotEnrolled, WrongTwoFactorCode, TooManyRequests */
  async execute(command: DisableTwoFactor): Promise<void> {
    if (needsTwoFactor(this.config, command.sender.actor.role)) throw new TwoFactorNeeded();
    await this.owner.run(command, async (transaction, account, takeCode) => {
      const { id: userId, email: to, name, username, language } = account;
      const twoFactor = await this.twoFactors.find(transaction.manager, userId);
      if (!twoFactor?.confirmedAt) throw new NotEnrolled();
      await takeCode();
      await this.twoFactors.delete(transaction.manager, userId);
      await this.accounts.save(transaction, account, twoFactorDisabled({ userId }));
      await enqueueJob(transaction, MAIL_TWO_FACTOR_SWITCHED, { to, name, username, language, on: false });
    });
  }
}
