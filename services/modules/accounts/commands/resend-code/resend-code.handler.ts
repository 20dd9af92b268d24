import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { RESEND_BY_ACCOUNT, RESEND_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { CodeRenewer } from '../../application/verification/code-renewer.ts';
import { RENEW_AFTER_SECONDS } from '../../domain/verification-policy.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { ResendCode } from './resend-code.command.ts';
import { ResendRefused, ResendTooEarly } from './resend-code.errors.ts';

@CommandHandler(ResendCode)
export class ResendCodeHandler implements ICommandHandler<ResendCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly renewer: CodeRenewer,
    private readonly throttle: Throttle,
  ) {}

  /** @throws ResendRefused, ResendTooEarly, TooManyRequests */
  async execute(command: ResendCode): Promise<number> {
    await this.throttle.consumeAddress(RESEND_BY_ADDRESS, command.sender.address);
    const accountId = await this.handles.find(command.handle);
    if (accountId === null) throw new ResendRefused();
    await this.throttle.consume(RESEND_BY_ACCOUNT, accountId);
    return this.unitOfWork.run(command, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, accountId);
      if (!account || account.verifiedAt || account.deletedAt) throw new ResendRefused();
      const wait = await this.renewer.renew(transaction, account);
      if (wait > 0) throw new ResendTooEarly(wait);
      return RENEW_AFTER_SECONDS;
    });
  }
}
