import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Throttle } from '#platform/throttling/throttle.ts';
import { hashRecoveryToken } from '../../application/security/recovery-tokens.ts';
import { RECOVERY_LINK_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { LinkExpired } from '../change-password/change-password.errors.ts';
import { CheckRecoveryLink } from './check-recovery-link.command.ts';

@CommandHandler(CheckRecoveryLink)
export class CheckRecoveryLinkHandler implements ICommandHandler<CheckRecoveryLink> {
  constructor(
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws LinkExpired, TooManyRequests */
  async execute({ sender, token }: CheckRecoveryLink): Promise<void> {
    await this.throttle.consumeAddress(RECOVERY_LINK_BY_ADDRESS, sender.address);
    if ((await this.recoveries.ownerOf(hashRecoveryToken(token))) === null) throw new LinkExpired();
  }
}
