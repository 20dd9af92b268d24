import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { CALL_CONTACT_CODE, MAIL_ADDRESS_WANTED, MAIL_CONTACT_CODE } from '../../application/account-jobs.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { ReAuthentication } from '../../application/security/re-authentication.ts';
import {
  CODE_BY_ACCOUNT,
  CONTACT_CHANGE_BY_ACCOUNT,
  CONTACT_CHANGE_BY_DETAIL,
} from '../../application/throttle-limits.ts';
import { TwoFactorCheck } from '../../application/two-factor/two-factor-check.ts';
import { VerificationCodes } from '../../application/verification/verification-codes.ts';
import { contactChangeRequested } from '../../contract/accounts.events.ts';
import { contactProof, foldContact } from '../../domain/contact-change.ts';
import { foldIdentity } from '../../domain/names/identity.ts';
import { RENEW_AFTER_SECONDS, secondsToNextCode } from '../../domain/verification-policy.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ContactChangeRepository, type WantedContact } from '../../persistence/contact-change.repository.ts';
import { ResendTooEarly } from '../resend-code/resend-code.errors.ts';
import { RequestContactChange } from './request-contact-change.command.ts';
import { ContactUnchanged } from './request-contact-change.errors.ts';

@CommandHandler(RequestContactChange)
export class RequestContactChangeHandler implements ICommandHandler<RequestContactChange> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly changes: ContactChangeRepository,
    private readonly codes: VerificationCodes,
    private readonly authentication: ReAuthentication,
    private readonly twoFactorCheck: TwoFactorCheck,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongPassword, ContactUnchanged, ResendTooEarly, TwoFactorCodeRequired, WrongTwoFactorCode, TooManyRequests */
  async execute(command: RequestContactChange): Promise<number> {
    const { sender, detail, password, code } = command;
    const { userId } = sender.actor;
    const folded = foldContact(detail, command.value);
    const prepare = async () => {
      await this.authentication.reAuthenticate(userId, password);
      await this.throttle.consume(CODE_BY_ACCOUNT, userId);
      await this.throttle.consume(CONTACT_CHANGE_BY_ACCOUNT, userId);
      await this.throttle.consume(CONTACT_CHANGE_BY_DETAIL, folded);
    };
    const value = detail === 'email' ? command.value : folded;
    return this.unitOfWork.runPrepared(command, prepare, async (transaction) => {
      const account = await lockOwnAccount(this.accounts, transaction, userId);
      if (folded === (detail === 'email' ? account.emailFolded : account.phone)) throw new ContactUnchanged(detail);
      await this.twoFactorCheck.require(transaction, account, code, 'code');
      await this.issue(transaction, account, { accountId: userId, detail, value });
      return RENEW_AFTER_SECONDS;
    });
  }

  private async issue(transaction: CommandTransaction, account: Account, wanted: WantedContact): Promise<void> {
    const { manager } = transaction;
    const wait = secondsToNextCode(await this.changes.secondsSinceIssue(manager, wanted));
    if (wait > 0) throw new ResendTooEarly(wait);
    const code = this.codes.create();
    await this.changes.issue(manager, wanted, this.codes.hash(contactProof(wanted), code));
    const { accountId: userId, detail } = wanted;
    await this.accounts.save(transaction, account, contactChangeRequested({ userId, detail }));
    if (detail === 'email') await this.mail(transaction, account, wanted.value, code);
    else {
      const { email: to, language } = account;
      await enqueueJob(transaction, CALL_CONTACT_CODE, { to, code, language, phone: wanted.value });
    }
  }

  private async mail(transaction: CommandTransaction, account: Account, to: string, code: string): Promise<void> {
    const { owner } = await this.accounts.findByEmail(foldIdentity(to), transaction.manager);
    if (owner) await enqueueJob(transaction, MAIL_ADDRESS_WANTED, { to: owner.email, language: owner.language });
    else await enqueueJob(transaction, MAIL_CONTACT_CODE, { to, code, language: account.language });
  }
}
