import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import {
  erasePersonalFields,
  erasePersonalRows,
} from '#platform/messaging/outbox/personal-fields/erase-personal-fields.ts';
import { ERASE_AVATAR, MAIL_ACCOUNT_DELETED } from '../../application/account-jobs.ts';
import { ReAuthenticatedWork } from '../../application/security/re-authenticated-work.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { DELETED_USER, userDeleted } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ContactChangeRepository } from '../../persistence/contact-change.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { SessionRepository } from '../../persistence/sign-in/session.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { DeleteAccount } from './delete-account.command.ts';
import { StaffAccount } from './delete-account.errors.ts';

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly closer: SessionCloser,
    private readonly sessions: SessionRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly contactChanges: ContactChangeRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly owner: ReAuthenticatedWork,
  ) {}

  /** @throws WrongPassword, StaffAccount, TwoFactorCodeRequired, WrongTwoFactorCode, TooManyRequests */
  execute(command: DeleteAccount): Promise<void> {
    return this.owner.run(command, async (transaction, account, takeCode) => {
      if (account.role !== 'viewer') throw new StaffAccount();
      await takeCode();
      await this.erase(transaction, account);
    });
  }

  private async erase(transaction: CommandTransaction, account: Account): Promise<void> {
    const { manager } = transaction;
    const { id: userId, avatar, email: to, name, username, language } = account;
    await this.closer.close(transaction, account, 'deleted');
    await this.sessions.deleteAll(manager, userId);
    await this.recoveries.delete(manager, userId);
    await this.handles.delete(manager, userId);
    await this.contactChanges.deleteAll(manager, userId);
    await this.twoFactors.delete(manager, userId);
    await this.accounts.erase(transaction, account, userDeleted({ userId }), DELETED_USER.name);
    const deletedAt = new Date().toISOString();
    await enqueueJob(transaction, MAIL_ACCOUNT_DELETED, { to, name, username, language, deletedAt });
    await erasePersonalRows(manager, [userId]);
    const { more } = await erasePersonalFields(transaction, [userId]);
    if (more) await this.accounts.leaveErasure(manager, userId);
    if (avatar) await enqueueJob(transaction, ERASE_AVATAR, { avatar });
  }
}
