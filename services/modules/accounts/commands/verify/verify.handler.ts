import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { userVerified } from '../../events/accounts.events.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { violates } from '../../persistence/unique-violation.js';
import { VerificationRepository } from '../../persistence/verification.repository.js';
import { VERIFY_BY_ACCOUNT, VERIFY_BY_ADDRESS } from '../../security/account-limits.js';
import { VerificationCodes } from '../../security/verification-codes.js';
import type { VerifyRequest } from './verify.request.js';

export class WrongCode extends DomainError {
  constructor() {
    super('wrong_code', 'The code is wrong', { errors: { code: ['The code is wrong'] } });
  }
}

/** Too old, guessed too often, used before, or never given: there is nothing that a guess could hit. */
export class CodeExpired extends DomainError {
  constructor() {
    const message = 'This code is no longer valid, please log in to get a new one';
    super('code_expired', message, { errors: { code: [message] } });
  }
}

/** Told only to somebody who has the code, thus the mailbox. */
export class EmailTaken extends DomainError {
  constructor() {
    super('email_taken', 'This email address already has an account, please log in');
  }
}

type Outcome = 'verified' | 'wrong' | 'expired';

@Injectable()
export class VerifyHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly codes: VerificationCodes,
    private readonly throttle: Throttle,
  ) {}

  async execute({ user_id, code }: VerifyRequest) {
    this.throttle.takeAddress(VERIFY_BY_ADDRESS);
    this.throttle.take(VERIFY_BY_ACCOUNT, user_id);
    // The outcome is thrown after the transaction: a wrong guess must stay counted.
    const outcome = await this.transactions
      .run(null, (transaction) => this.guess(transaction, user_id, code))
      .catch((error) => {
        throw violates(error, 'account_email') ? new EmailTaken() : error;
      });
    if (outcome === 'wrong') throw new WrongCode();
    if (outcome === 'expired') throw new CodeExpired();
    return { status: 1 as const, message: 'Your account is verified, you can log in now' };
  }

  private async guess(transaction: CommandTransaction, accountId: number, code: string): Promise<Outcome> {
    const { manager } = transaction;
    const account = await this.accounts.lock(manager, accountId);
    const codeHash = await this.verifications.takeGuess(manager, accountId);
    if (!account || !codeHash) return 'expired';
    if (!this.codes.matches(accountId, code, codeHash)) return 'wrong';
    await this.verifications.delete(manager, accountId);
    await this.accounts.advance(manager, account, { verifiedAt: new Date() });
    await transaction.append(`user-${accountId}`, account.version, userVerified({ userId: accountId }));
    return 'verified';
  }
}
