import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { MAIL_TWO_FACTOR_SWITCHED } from '../../application/account-jobs.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { CODE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { AlreadyEnrolled, NotEnrolled, WrongTwoFactorCode } from '../../application/two-factor/two-factor.errors.ts';
import { TwoFactorCodes } from '../../application/two-factor/two-factor-codes.ts';
import { TwoFactorSecrets } from '../../application/two-factor/two-factor-secrets.ts';
import { twoFactorEnabled } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { ConfirmTwoFactor, type ConfirmTwoFactorResult } from './confirm-two-factor.command.ts';

@CommandHandler(ConfirmTwoFactor)
export class ConfirmTwoFactorHandler implements ICommandHandler<ConfirmTwoFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    private readonly secrets: TwoFactorSecrets,
    private readonly throttle: Throttle,
  ) {}

  /** @throws NotEnrolled, AlreadyEnrolled, WrongTwoFactorCode, TwoFactorUnavailable, TooManyRequests */
  async execute(command: ConfirmTwoFactor): Promise<ConfirmTwoFactorResult> {
    const { sender, code } = command;
    const { userId } = sender.actor;
    const prepare = () => this.throttle.consume(CODE_BY_ACCOUNT, userId);
    // What is kept for a retry has no secret in it: the codes are made anew.
    await this.unitOfWork.runPrepared<void, unknown>(command, prepare, (transaction) =>
      this.confirm(transaction, userId, code),
    );
    const twoFactor = await this.twoFactors.current(userId);
    if (!twoFactor) throw new NotEnrolled();
    return { recoveryCodes: this.codes.recoveryCodesOf(this.secrets.open(twoFactor, 'code'), userId) };
  }

  private async confirm(transaction: CommandTransaction, userId: number, code: string): Promise<void> {
    const { manager } = transaction;
    const account = await lockOwnAccount(this.accounts, transaction, userId);
    const twoFactor = await this.twoFactors.find(manager, userId);
    if (!twoFactor) throw new NotEnrolled();
    if (twoFactor.confirmedAt) throw new AlreadyEnrolled();
    const secret = this.secrets.open(twoFactor, 'code');
    const step = this.codes.stepOf(secret, code);
    if (step === null || !(await this.twoFactors.takeStep(manager, userId, step))) throw new WrongTwoFactorCode('code');
    const recoveryCodes = this.codes.recoveryCodesOf(secret, userId);
    const hashes = recoveryCodes.map((recoveryCode) => this.codes.hashRecoveryCode(secret, userId, recoveryCode));
    await this.twoFactors.confirm(manager, userId, hashes);
    const enabled = twoFactorEnabled({ userId, recoveryCodes: recoveryCodes.length });
    await this.accounts.save(transaction, account, enabled);
    const { email: to, name, username, language } = account;
    await enqueueJob(transaction, MAIL_TWO_FACTOR_SWITCHED, { to, name, username, language, on: true });
  }
}
