import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { foldIdentity } from '../../domain/identity.js';
import { LOG_IN_BY_ACCOUNT, LOG_IN_BY_ADDRESS } from '../../security/account-limits.js';
import { CaptchaCheck } from '../../security/captcha-check.js';
import { Authenticator } from './authenticator.js';
import { CodeRenewer } from './code-renewer.js';
import { NotVerified, WrongCredentials } from './log-in.errors.js';
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

  async execute({ credentials, captcha, remember }: LogInRequest): Promise<LogInAnswer> {
    const login = foldIdentity(credentials.login);
    this.throttle.takeAddress(LOG_IN_BY_ADDRESS);
    this.throttle.take(LOG_IN_BY_ACCOUNT, login);
    await this.captcha.require(captcha, {});
    const account = await this.authenticator.authenticate(login, credentials.password);
    if (!account) throw new WrongCredentials();
    this.throttle.forgive(LOG_IN_BY_ACCOUNT, login);
    if (!account.verifiedAt) {
      await this.codes.renew(account.id);
      throw new NotVerified(account.id);
    }
    return this.sessions.start(account, remember);
  }
}
