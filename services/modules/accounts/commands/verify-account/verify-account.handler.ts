import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Throttle } from '#platform/throttling/throttle.ts';
import { VERIFY_BY_ACCOUNT, VERIFY_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { RegistrationHandleRepository } from '../../persistence/registration-handle.repository.ts';
import { GuessCode } from '../guess-code/guess-code.command.ts';
import { VerifyAccount } from './verify-account.command.ts';
import { CodeExpired, WrongCode } from './verify-account.errors.ts';

@CommandHandler(VerifyAccount)
export class VerifyAccountHandler implements ICommandHandler<VerifyAccount> {
  constructor(
    private readonly commands: CommandBus,
    private readonly handles: RegistrationHandleRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongCode, CodeExpired, EmailTaken, TooManyRequests */
  async execute({ sender, handle, code }: VerifyAccount): Promise<void> {
    await this.throttle.consumeAddress(VERIFY_BY_ADDRESS, sender.address);
    const accountId = await this.handles.find(handle);
    if (accountId === null) throw new CodeExpired();
    await this.throttle.consume(VERIFY_BY_ACCOUNT, accountId);
    const outcome = await this.commands.execute(new GuessCode(sender, accountId, code));
    if (outcome === 'wrong') throw new WrongCode();
    if (outcome === 'expired') throw new CodeExpired();
  }
}
