import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CannotOpen, KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { TwoFactorCodes } from '../../application/two-factor/two-factor-codes.ts';
import { type SealedSecret, TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { ResealTwoFactor, type ResealTwoFactorResult } from './reseal-two-factor.command.ts';

@CommandHandler(ResealTwoFactor)
export class ResealTwoFactorHandler implements ICommandHandler<ResealTwoFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    private readonly ring: KeyRing,
  ) {}

  async execute({ afterId, max }: ResealTwoFactor): Promise<ResealTwoFactorResult> {
    const { manager } = this.unitOfWork.transaction;
    const batch = await this.twoFactors.sealedOtherwise(manager, this.ring.newest, afterId, max);
    let resealed = 0;
    for (const { accountId, sealedSecret } of batch) {
      const sealedAnew = this.resealed({ accountId, sealedSecret });
      if (!sealedAnew) continue;
      await this.twoFactors.reseal(manager, { accountId, sealedSecret: sealedAnew });
      resealed += 1;
    }
    return { resealed, lastId: batch.length < max ? null : batch.at(-1)!.accountId };
  }

  /** @returns null where the key is not here: it may come back. */
  private resealed({ accountId, sealedSecret }: SealedSecret): string | null {
    try {
      return this.codes.reseal(accountId, sealedSecret);
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }
}
