import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { needsTwoFactor } from '#platform/auth/two-factor-duty.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { MAIL_TWO_FACTOR_SWITCHED } from '../../application/account-jobs.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { ReAuthentication } from '../../application/security/re-authentication.ts';
import { CODE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { NotEnrolled, TwoFactorNeeded } from '../../application/two-factor/two-factor.errors.ts';
import { TwoFactorCheck } from '../../application/two-factor/two-factor-check.ts';
import { twoFactorDisabled } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/two-factor.repository.ts';
import { DisableTwoFactor } from './disable-two-factor.command.ts';

@CommandHandler(DisableTwoFactor)
export class DisableTwoFactorHandler implements ICommandHandler<DisableTwoFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly twoFactorCheck: TwoFactorCheck,
    private readonly authentication: ReAuthentication,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  /** @throws TwoFactorNeeded, WrongPassword, NotEnrolled, WrongTwoFactorCode, TooManyRequests */
  async execute(command: DisableTwoFactor): Promise<void> {
    const { sender, password, code } = command;
    const { userId, role } = sender.actor;
    if (needsTwoFactor(this.config, role)) throw new TwoFactorNeeded();
    await this.authentication.reAuthenticate(userId, password);
    await this.throttle.consume(CODE_BY_ACCOUNT, userId);
    await this.unitOfWork.run(command, async (transaction) => {
      const account = await lockOwnAccount(this.accounts, transaction, userId);
      const twoFactor = await this.twoFactors.find(transaction.manager, userId);
      if (!twoFactor?.confirmedAt) throw new NotEnrolled();
      await this.twoFactorCheck.require(transaction, account, code, 'code');
      await this.twoFactors.delete(transaction.manager, userId);
      await this.accounts.save(transaction, account, twoFactorDisabled({ userId }));
      const { email: to, name, username, language } = account;
      await enqueueJob(transaction, MAIL_TWO_FACTOR_SWITCHED, { to, name, username, language, on: false });
    });
  }
}
