import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaptchaCheck } from '#platform/captcha/captcha-check.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { AccountSuspended, WrongCredentials } from '../../application/log-in.errors.ts';
import { deviceOf } from '../../application/sessions/device.ts';
import { LOG_IN_BY_ACCOUNT, LOG_IN_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { foldIdentity } from '../../domain/names/identity.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { RenewCode } from '../renew-code/renew-code.command.ts';
import { StartSession, type StartSessionResult } from '../start-session/start-session.command.ts';
import { Authenticator } from './authenticator.ts';
import { LogIn } from './log-in.command.ts';
import { NotVerified, StaffOnly } from './log-in.errors.ts';

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly commands: CommandBus,
    private readonly authenticator: Authenticator,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @throws CaptchaFailed, WrongCredentials, AccountSuspended, NotVerified, StaffOnly, TwoFactorCodeRequired,
   * WrongTwoFactorCode, TooManyRequests
   */
  async execute(command: LogIn): Promise<StartSessionResult> {
    const { sender, credentials, captcha } = command;
    const login = foldIdentity(credentials.login);
    await this.throttle.consumeAddress(LOG_IN_BY_ADDRESS, sender.address);
    await this.captcha.require(captcha, command);
    // After the captcha: keeping somebody out of their account must cost one for each try.
    const candidates = await this.authenticator.candidates(login);
    const keys = throttleKeys(candidates, login);
    for (const key of keys) await this.throttle.consume(LOG_IN_BY_ACCOUNT, key);
    const account = await this.authenticator.authenticate(candidates, credentials.password);
    if (!account) throw new WrongCredentials();
    if (account.suspendedAt) throw new AccountSuspended(account.suspensionReason);
    if (!account.verifiedAt) {
      // Its own count alone: anybody can register with the address of an account, and that one's password was not given.
      await this.forgive([keyOf(account)]);
      const waiting = await this.commands.execute(new RenewCode(sender, account.id));
      throw waiting === null ? new WrongCredentials() : new NotVerified(waiting);
    }
    // Before a session is begun: it would end the one on the site.
    if (command.staffOnly && account.role === 'viewer') throw new StaffOnly();
    const session = await this.commands.execute(sessionFor(account, command));
    // Not before: wrong codes of an authenticator count as wrong passwords do.
    await this.forgive(keys);
    return session;
  }

  private async forgive(keys: string[]): Promise<void> {
    for (const key of keys) await this.throttle.forgive(LOG_IN_BY_ACCOUNT, key);
  }
}

const keyOf = ({ id }: Account) => `account ${id}`;

/** By account, whichever of its names was given: name and e-mail address together get no second ration of guesses. */
function throttleKeys(candidates: (Account | null)[], login: string): string[] {
  const known = candidates.flatMap((account) => (account ? [keyOf(account)] : []));
  return known.length > 0 ? known : [`login ${login}`];
}

function sessionFor({ id, passwordHash }: Account, { sender, credentials, remember, userAgent }: LogIn): StartSession {
  return new StartSession(sender, id, passwordHash, credentials.code, remember, deviceOf(userAgent));
}
