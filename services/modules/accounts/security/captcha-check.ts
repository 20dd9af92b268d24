import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CaptchaPort } from '../../../platform/captcha/captcha.port.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { currentContext } from '../../../platform/http/request-context.js';

export class CaptchaFailed extends DomainError {
  constructor() {
    const message = 'The captcha was not solved, please try again';
    super('captcha_failed', message, { errors: { captcha: [message] } });
  }
}

@Injectable()
export class CaptchaCheck {
  constructor(private readonly captcha: CaptchaPort) {}

  /**
   * @param request what the command was asked, without secrets: a retry of it with its Idempotency-Key may bring the same answer.
   * @throws CaptchaFailed
   */
  async require(answer: string, request: object): Promise<void> {
    const context = currentContext();
    const key = context?.idempotencyKey;
    const purpose =
      key &&
      createHash('sha256')
        .update(JSON.stringify([context.idempotencyScope, key, request]))
        .digest('hex');
    if (!(await this.captcha.redeem(answer, purpose ?? null))) throw new CaptchaFailed();
  }
}
