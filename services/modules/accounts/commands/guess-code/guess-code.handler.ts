import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { VerificationCodes } from '../../application/verification/verification-codes.ts';
import { userVerified } from '../../contract/accounts.events.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { VerificationRepository } from '../../persistence/registration/verification.repository.ts';
import { GuessCode, type GuessOutcome } from './guess-code.command.ts';

@CommandHandler(GuessCode)
export class GuessCodeHandler implements ICommandHandler<GuessCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly codes: VerificationCodes,
  ) {}

  /** @throws EmailTaken */
  async execute({ accountId, code }: GuessCode): Promise<GuessOutcome> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const account = await this.accounts.lock(manager, accountId);
    const hashes = await this.verifications.takeGuess(manager, accountId);
    if (!account || hashes.length === 0) return 'expired';
    if (!hashes.some((hash) => this.codes.matches(accountId, code, hash))) return 'wrong';
    await this.verifications.delete(manager, accountId);
    await this.accounts.verify(transaction, account, userVerified({ userId: accountId }));
    return 'verified';
  }
}
