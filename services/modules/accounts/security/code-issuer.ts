import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '../../../platform/messaging/outbox/command-transactions.js';
import { VerificationRepository } from '../persistence/verification.repository.js';
import { VerificationCodes } from './verification-codes.js';

@Injectable()
export class CodeIssuer {
  constructor(
    private readonly codes: VerificationCodes,
    private readonly verifications: VerificationRepository,
  ) {}

  /** @returns the new code, which only its delivery may see. */
  async issue(transaction: CommandTransaction, accountId: number): Promise<string> {
    const code = this.codes.create();
    await this.verifications.issue(transaction.manager, accountId, this.codes.hash(accountId, code));
    return code;
  }
}
