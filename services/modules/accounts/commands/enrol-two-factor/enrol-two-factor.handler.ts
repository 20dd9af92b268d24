import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReAuthentication } from '../../application/security/re-authentication.ts';
import { AlreadyEnrolled } from '../../application/two-factor/two-factor.errors.ts';
import { TwoFactorCodes } from '../../application/two-factor/two-factor-codes.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { EnrolTwoFactor, type EnrolTwoFactorResult } from './enrol-two-factor.command.ts';

@CommandHandler(EnrolTwoFactor)
export class EnrolTwoFactorHandler implements ICommandHandler<EnrolTwoFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    private readonly authentication: ReAuthentication,
  ) {}

  /** @throws WrongPassword, AlreadyEnrolled, TooManyRequests */
  async execute(command: EnrolTwoFactor): Promise<EnrolTwoFactorResult> {
    const { userId, username } = command.sender.actor;
    await this.authentication.reAuthenticate(userId, command.password);
    const { secret, uri, sealed } = this.codes.create(userId, username);
    return this.unitOfWork.run(command, async ({ manager }) => {
      if (!(await this.twoFactors.enrol(manager, userId, sealed))) throw new AlreadyEnrolled();
      return { secret, uri };
    });
  }
}
