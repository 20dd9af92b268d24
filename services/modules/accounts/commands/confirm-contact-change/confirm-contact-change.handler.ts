import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TokenExpired } from '#platform/auth/auth-errors.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { MAIL_CONTACT_CHANGED } from '../../application/account-jobs.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { CONTACT_CODE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { VerificationCodes } from '../../application/verification/verification-codes.ts';
import { emailChanged, phoneChanged } from '../../contract/accounts.events.ts';
import { contactProof } from '../../domain/contact-change.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ContactChangeRepository, type WantedContact } from '../../persistence/contact-change.repository.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { CodeExpired, WrongCode } from '../verify-account/verify-account.errors.ts';
import { ConfirmContactChange, type Contacts } from './confirm-contact-change.command.ts';

/** Kept for a retry, so without the address or number itself: a deleted account leaves neither behind. */
type Outcome = 'expired' | 'wrong' | 'changed';

@CommandHandler(ConfirmContactChange)
export class ConfirmContactChangeHandler implements ICommandHandler<ConfirmContactChange> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly changes: ContactChangeRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly codes: VerificationCodes,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongCode, CodeExpired, EmailInUse, TooManyRequests */
  async execute(command: ConfirmContactChange): Promise<Contacts> {
    const { userId } = command.sender.actor;
    const prepare = () => this.throttle.consume(CONTACT_CODE_BY_ACCOUNT, userId);
    const outcome = await this.unitOfWork.runPrepared<void, Outcome | Contacts>(command, prepare, (transaction) =>
      this.guess(transaction, command),
    );
    if (outcome === 'expired') throw new CodeExpired();
    if (outcome === 'wrong') throw new WrongCode();
    const account = await this.accounts.find(userId);
    if (!account) throw new TokenExpired();
    return { email: account.email, phone: account.phone };
  }

  private async guess(
    transaction: CommandTransaction,
    { sender, detail, code }: ConfirmContactChange,
  ): Promise<Outcome> {
    const { manager } = transaction;
    const { userId: accountId } = sender.actor;
    const account = await lockOwnAccount(this.accounts, transaction, accountId);
    const guess = await this.changes.takeGuess(manager, accountId, detail);
    if (!guess) return 'expired';
    const wanted = { accountId, detail, value: guess.value };
    if (!this.codes.matches(contactProof(wanted), code, guess.codeHash)) return 'wrong';
    await this.changes.delete(manager, accountId, detail);
    await this.change(transaction, account, wanted);
    return 'changed';
  }

  private async change(transaction: CommandTransaction, account: Account, wanted: WantedContact): Promise<void> {
    const { accountId: userId, detail, value } = wanted;
    const { email: to, name, username, language } = account;
    if (detail === 'email') {
      // A link that is on its way to the former address must not open the account any more.
      await this.recoveries.delete(transaction.manager, userId);
      await this.accounts.changeEmail(transaction, account, emailChanged({ userId, email: value }), value);
    } else {
      await this.accounts.save(transaction, account, phoneChanged({ userId, phone: value }), { phone: value });
    }
    await enqueueJob(transaction, MAIL_CONTACT_CHANGED, { to, name, username, language, change: detail });
  }
}
