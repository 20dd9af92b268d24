import { Injectable } from '@nestjs/common';
import { TokenExpired } from '../../../../platform/auth/auth-errors.js';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import type { NewEvent } from '../../../../platform/messaging/outbox/event-definition.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { twoFactorDisabled, twoFactorEnabled } from '../../events/accounts.events.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { TwoFactorRepository } from '../../persistence/two-factor.repository.js';
import { CODE_BY_ACCOUNT } from '../../security/account-limits.js';
import { OwnPassword } from '../../security/own-password.js';
import { SecondStep, WrongSecondStep } from '../../security/second-step.js';
import { TwoFactorCodes } from '../../security/two-factor-codes.js';
import { AlreadyEnrolled, NotEnrolled } from './two-factor.errors.js';

/** Two-step verification for the staff: enrol, confirm with a first code, switch off. */
@Injectable()
export class TwoFactorHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    private readonly secondStep: SecondStep,
    private readonly ownPassword: OwnPassword,
    private readonly throttle: Throttle,
  ) {}

  /** Changes nothing about log-ins until a code has confirmed the secret. @throws WrongPassword, AlreadyEnrolled */
  async enrol({ userId, username }: Viewer, password: string) {
    await this.ownPassword.require(userId, password);
    const { secret, uri, sealed } = this.codes.create(username);
    return this.transactions.run(null, async ({ manager }) => {
      if (!(await this.twoFactors.enrol(manager, userId, sealed))) throw new AlreadyEnrolled();
      return { status: 1 as const, secret, uri };
    });
  }

  /** @throws NotEnrolled, AlreadyEnrolled, WrongSecondStep */
  confirm(userId: number, code: string) {
    this.throttle.take(CODE_BY_ACCOUNT, userId);
    const recoveryCodes = this.codes.createRecoveryCodes();
    return this.transactions.run(null, async (transaction) => {
      const { manager } = transaction;
      const account = await this.lock(transaction, userId);
      const twoFactor = await this.twoFactors.find(manager, userId);
      if (!twoFactor) throw new NotEnrolled();
      if (twoFactor.confirmedAt) throw new AlreadyEnrolled();
      const step = this.codes.stepOf(twoFactor.sealedSecret, code);
      if (step === null || !(await this.twoFactors.takeStep(manager, userId, step))) throw new WrongSecondStep('code');
      const hashes = recoveryCodes.map((recoveryCode) => this.codes.hashRecoveryCode(userId, recoveryCode));
      await this.twoFactors.confirm(manager, userId, hashes);
      await this.append(transaction, account, twoFactorEnabled({ userId, recoveryCodes: recoveryCodes.length }));
      return { status: 1 as const, message: 'Two-step verification is on', recovery_codes: recoveryCodes };
    });
  }

  /** @throws WrongPassword, NotEnrolled, WrongSecondStep */
  async disable(userId: number, password: string, code: string) {
    await this.ownPassword.require(userId, password);
    this.throttle.take(CODE_BY_ACCOUNT, userId);
    return this.transactions.run(null, async (transaction) => {
      const account = await this.lock(transaction, userId);
      if (!(await this.twoFactors.find(transaction.manager, userId))?.confirmedAt) throw new NotEnrolled();
      await this.secondStep.require(transaction, account, code, 'code');
      await this.twoFactors.remove(transaction.manager, userId);
      await this.append(transaction, account, twoFactorDisabled({ userId }));
      return { status: 1 as const, message: 'Two-step verification is off' };
    });
  }

  private async lock(transaction: CommandTransaction, userId: number): Promise<Account> {
    const account = await this.accounts.lock(transaction.manager, userId);
    if (!account || account.deletedAt) throw new TokenExpired();
    return account;
  }

  private async append(transaction: CommandTransaction, account: Account, event: NewEvent): Promise<void> {
    await this.accounts.advance(transaction.manager, account);
    await transaction.append(`user-${account.id}`, account.version, event);
  }
}
