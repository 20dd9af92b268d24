import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { recoveryCodeUsed } from '../../contract/accounts.events.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { TwoFactorRepository } from '../../persistence/two-factor.repository.ts';
import { TwoFactorCodeRequired, WrongTwoFactorCode } from './two-factor.errors.ts';
import { TwoFactorCodes } from './two-factor-codes.ts';

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
  ) {}

  /**
   * Lets accounts without two-factor pass. A code is good once: it, and any before it, is refused afterwards.
   * @throws TwoFactorCodeRequired, WrongTwoFactorCode
   */
  async require(transaction: CommandTransaction, account: Account, code: string | null, field: string): Promise<void> {
    const twoFactor = await this.twoFactors.find(transaction.manager, account.id);
    if (!twoFactor?.confirmedAt) return;
    if (!code) throw new TwoFactorCodeRequired(field);
    if (/^\d+$/.test(code)) {
      const step = this.codes.stepOf(twoFactor.sealedSecret, code);
      const taken = step !== null && (await this.twoFactors.takeStep(transaction.manager, account.id, step));
      if (!taken) throw new WrongTwoFactorCode(field);
    } else await this.takeRecoveryCode(transaction, account, code, field);
  }

  private async takeRecoveryCode(
    transaction: CommandTransaction,
    account: Account,
    code: string,
    field: string,
  ): Promise<void> {
    const hashed = this.codes.hashRecoveryCode(account.id, code);
    const left = await this.twoFactors.takeRecoveryCode(transaction.manager, account.id, hashed);
    if (left === null) throw new WrongTwoFactorCode(field);
    await this.accounts.save(transaction, account, recoveryCodeUsed({ userId: account.id, left }));
  }
}
