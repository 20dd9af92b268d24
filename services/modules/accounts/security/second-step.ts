import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import { recoveryCodeUsed } from '../events/accounts.events.js';
import type { Account } from '../persistence/account.entity.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { TwoFactorRepository } from '../persistence/two-factor.repository.js';
import { TwoFactorCodes } from './two-factor-codes.js';

export class SecondStepRequired extends DomainError {
  /** @param field of the request that takes the code. */
  constructor(field: string) {
    const message = 'Please enter the code of your authenticator';
    super('code_required', message, { errors: { [field]: [message] } });
  }
}

export class WrongSecondStep extends DomainError {
  constructor(field: string) {
    super('wrong_code', 'The code is wrong', { errors: { [field]: ['The code is wrong'] } });
  }
}

/** The second step of a log-in, and of whatever is as grave. Runs in the command's transaction, under the account's lock. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
  ) {}

  /**
   * Lets accounts without two-step verification pass. A code is good once: it, and any before it, is refused afterwards.
   * @throws SecondStepRequired, WrongSecondStep
   */
  async require(transaction: CommandTransaction, account: Account, code: string | null, field: string): Promise<void> {
    const twoFactor = await this.twoFactors.find(transaction.manager, account.id);
    if (!twoFactor?.confirmedAt) return;
    if (!code) throw new SecondStepRequired(field);
    if (/^\d+$/.test(code)) {
      const step = this.codes.stepOf(twoFactor.sealedSecret, code);
      const taken = step !== null && (await this.twoFactors.takeStep(transaction.manager, account.id, step));
      if (!taken) throw new WrongSecondStep(field);
    } else await this.takeRecoveryCode(transaction, account, code, field);
  }

  private async takeRecoveryCode(transaction: CommandTransaction, account: Account, code: string, field: string) {
    const { manager } = transaction;
    const left = await this.twoFactors.takeRecoveryCode(
      manager,
      account.id,
      this.codes.hashRecoveryCode(account.id, code),
    );
    if (left === null) throw new WrongSecondStep(field);
    await this.accounts.advance(manager, account);
    await transaction.append(`user-${account.id}`, account.version, recoveryCodeUsed({ userId: account.id, left }));
  }
}
