import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { MAIL_CONTACT_CHANGED } from '../../application/account-jobs.ts';
import { ReAuthenticatedWork } from '../../application/security/re-authenticated-work.ts';
import { phoneChanged } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ContactChangeRepository } from '../../persistence/contact-change.repository.ts';
import { RemovePhone } from './remove-phone.command.ts';

@CommandHandler(RemovePhone)
export class RemovePhoneHandler implements ICommandHandler<RemovePhone> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changes: ContactChangeRepository,
    private readonly owner: ReAuthenticatedWork,
  ) {}

  /** @throws WrongPassword, TwoFactorCodeRequired, WrongTwoFactorCode, TooManyRequests */
  execute(command: RemovePhone): Promise<void> {
    return this.owner.run(command, async (transaction, account, takeCode) => {
      if (account.phone === null) return;
      await takeCode();
      const { id: userId, email: to, name, username, language } = account;
      // One that is on its way would bring a number back that nobody wants any more.
      await this.changes.delete(transaction.manager, userId, 'phone');
      await this.accounts.save(transaction, account, phoneChanged({ userId, phone: null }), { phone: null });
      const told = { to, name, username, language, change: 'phone_removed' };
      await enqueueJob(transaction, MAIL_CONTACT_CHANGED, told);
    });
  }
}
