import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { MAIL_CONTACT_CHANGED } from '../../application/account-jobs.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { ReAuthentication } from '../../application/security/re-authentication.ts';
import { CODE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { TwoFactorCheck } from '../../application/two-factor/two-factor-check.ts';
import { phoneChanged } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ContactChangeRepository } from '../../persistence/contact-change.repository.ts';
import { RemovePhone } from './remove-phone.command.ts';

@CommandHandler(RemovePhone)
export class RemovePhoneHandler implements ICommandHandler<RemovePhone> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly changes: ContactChangeRepository,
    private readonly authentication: ReAuthentication,
    private readonly twoFactorCheck: TwoFactorCheck,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongPassword, TwoFactorCodeRequired, WrongTwoFactorCode, TooManyRequests */
  async execute(command: RemovePhone): Promise<void> {
    const { sender, password, code } = command;
    const { userId } = sender.actor;
    await this.authentication.reAuthenticate(userId, password);
    await this.throttle.consume(CODE_BY_ACCOUNT, userId);
    await this.unitOfWork.run(command, async (transaction) => {
      const account = await lockOwnAccount(this.accounts, transaction, userId);
      if (account.phone === null) return;
      await this.twoFactorCheck.require(transaction, account, code, 'code');
      // One that is on its way would bring a number back that nobody wants any more.
      await this.changes.delete(transaction.manager, userId, 'phone');
      await this.accounts.save(transaction, account, phoneChanged({ userId, phone: null }), { phone: null });
      const { email: to, name, username, language } = account;
      const told = { to, name, username, language, change: 'phone_removed' };
      await enqueueJob(transaction, MAIL_CONTACT_CHANGED, told);
    });
  }
}
