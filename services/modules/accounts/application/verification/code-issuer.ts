import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { VerificationRepository } from '../../persistence/registration/verification.repository.ts';
import { VerificationCodes } from './verification-codes.ts';

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
