import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { recoveryCodeUsed } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { TwoFactorCodeRequired, UsedRecoveryCode, UsedTwoFactorCode, WrongTwoFactorCode } from './two-factor.errors.ts';
import { TwoFactorCodes, type TwoFactorSecret } from './two-factor-codes.ts';
import { TwoFactorSecrets } from './two-factor-secrets.ts';

/**
 * The second factor of a log-in, and of whatever needs as much certainty. Runs in the command's transaction, under the
 * account's lock.
 */
@Injectable()
export class TwoFactorCheck {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    private readonly secrets: TwoFactorSecrets,
  ) {}

  /**
   * Lets accounts without two-factor pass. A code is good once: it, and any before it, is refused afterwards.
   * @throws TwoFactorCodeRequired, WrongTwoFactorCode, UsedTwoFactorCode, UsedRecoveryCode, TwoFactorUnavailable
   */
  async require(transaction: CommandTransaction, account: Account, code: string | null, field: string): Promise<void> {
    const twoFactor = await this.twoFactors.find(transaction.manager, account.id);
    if (!twoFactor?.confirmedAt) return;
    if (!code) throw new TwoFactorCodeRequired(field);
    const secret = this.secrets.open(twoFactor, field);
    if (/^\d+$/.test(code)) {
      const step = this.codes.stepOf(secret, code);
      if (step === null) throw new WrongTwoFactorCode(field);
      if (!(await this.twoFactors.takeStep(transaction.manager, account.id, step))) throw new UsedTwoFactorCode(field);
    } else await this.takeRecoveryCode(transaction, account, secret, code, field);
  }

  private async takeRecoveryCode(
    transaction: CommandTransaction,
    account: Account,
    secret: TwoFactorSecret,
    code: string,
    field: string,
  ): Promise<void> {
    const hashed = this.codes.hashRecoveryCode(secret, account.id, code);
    const left = await this.twoFactors.takeRecoveryCode(transaction.manager, account.id, hashed);
    if (left === null) {
      const isOwn = this.codes.recoveryCodesOf(secret, account.id).includes(code);
      throw isOwn ? new UsedRecoveryCode(field) : new WrongTwoFactorCode(field);
    }
    await this.accounts.save(transaction, account, recoveryCodeUsed({ userId: account.id, left }));
  }
}
