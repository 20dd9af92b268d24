import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Throttle } from '#platform/throttling/throttle.ts';
import { deviceOf } from '../../application/sessions/device.ts';
import { VERIFY_BY_ACCOUNT, VERIFY_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { GuessCode } from '../guess-code/guess-code.command.ts';
import { StartSession, type StartSessionResult } from '../start-session/start-session.command.ts';
import { VerifyAccount } from './verify-account.command.ts';
import { CodeExpired, WrongCode } from './verify-account.errors.ts';

@CommandHandler(VerifyAccount)
export class VerifyAccountHandler implements ICommandHandler<VerifyAccount> {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: AccountRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongCode, CodeExpired, EmailTaken, AccountSuspended, TooManyRequests */
  async execute({ sender, handle, code, remember, userAgent }: VerifyAccount): Promise<StartSessionResult> {
    await this.throttle.consumeAddress(VERIFY_BY_ADDRESS, sender.address);
    const accountId = await this.handles.find(handle);
    if (accountId === null) throw new CodeExpired();
    await this.throttle.consume(VERIFY_BY_ACCOUNT, accountId);
    const outcome = await this.commands.execute(new GuessCode(sender, accountId, code));
    if (outcome === 'wrong') throw new WrongCode();
    // Between the guess and here somebody else may have taken the account away.
    const account = outcome === 'expired' ? null : await this.accounts.find(accountId);
    if (!account) throw new CodeExpired();
    // Two-factor is switched on by whoever is signed in already, so no code of an authenticator can be due.
    const session = new StartSession(sender, accountId, account.passwordHash, null, remember, deviceOf(userAgent));
    return this.commands.execute(session);
  }
}
