import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { deviceName } from '../../domain/device-name.js';
import { foldIdentity } from '../../domain/identity.js';
import { LOG_IN_BY_ACCOUNT, LOG_IN_BY_ADDRESS } from '../../security/account-limits.js';
import { CaptchaCheck } from '../../security/captcha-check.js';
import { Authenticator } from './authenticator.js';
import { CodeRenewer } from './code-renewer.js';
import { AccountSuspended, NotVerified, WrongCredentials } from './log-in.errors.js';
import type { LogInAnswer, LogInRequest } from './log-in.request.js';
import { SessionStarter } from './session-starter.js';

@Injectable()
export class LogInHandler {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly sessions: SessionStarter,
    private readonly codes: CodeRenewer,
    private readonly captcha: CaptchaCheck,
    private readonly throttle: Throttle,
  ) {}

  /** @param userAgent the browser's own name, for the list of sessions. */
  async execute({ credentials, captcha, remember }: LogInRequest, userAgent?: string): Promise<LogInAnswer> {
    const login = foldIdentity(credentials.login);
    this.throttle.takeAddress(LOG_IN_BY_ADDRESS);
    await this.captcha.require(captcha, {});
    // After the captcha: keeping somebody out of their account must cost one for each try.
    this.throttle.take(LOG_IN_BY_ACCOUNT, login);
    const account = await this.authenticator.authenticate(login, credentials.password);
    if (!account) throw new WrongCredentials();
    if (account.suspendedAt) throw new AccountSuspended(account.suspensionReason);
    if (!account.verifiedAt) {
      this.throttle.forgive(LOG_IN_BY_ACCOUNT, login);
      await this.codes.renew(account.id);
      throw new NotVerified(account.id);
    }
    const answer = await this.sessions.start(account, {
      remember,
      code: credentials.code ?? null,
      device: deviceName(userAgent),
    });
    // Not before: wrong codes of an authenticator count as wrong passwords do.
    this.throttle.forgive(LOG_IN_BY_ACCOUNT, login);
    return answer;
  }
}
