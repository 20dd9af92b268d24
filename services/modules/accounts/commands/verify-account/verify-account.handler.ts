import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Throttle } from '#platform/throttling/throttle.ts';
import { VERIFY_BY_ACCOUNT, VERIFY_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { GuessCode } from '../guess-code/guess-code.command.ts';
import { VerifyAccount } from './verify-account.command.ts';
import { CodeExpired, WrongCode } from './verify-account.errors.ts';

@CommandHandler(VerifyAccount)
export class VerifyAccountHandler implements ICommandHandler<VerifyAccount> {
  constructor(
    private readonly commands: CommandBus,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongCode, CodeExpired, EmailTaken, TooManyRequests */
  async execute({ sender, accountId, code }: VerifyAccount): Promise<void> {
    await this.throttle.consumeAddress(VERIFY_BY_ADDRESS, sender.address);
    await this.throttle.consume(VERIFY_BY_ACCOUNT, accountId);
    const outcome = await this.commands.execute(new GuessCode(sender, accountId, code));
    if (outcome === 'wrong') throw new WrongCode();
    if (outcome === 'expired') throw new CodeExpired();
  }
}
