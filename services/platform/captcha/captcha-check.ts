import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { Command } from '#platform/messaging/commands/command.ts';
import { CaptchaPort } from './captcha.port.ts';

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
   * @param answer of the captcha; a retry of the command with its Idempotency-Key may bring the same one.
   * @throws CaptchaFailed
   */
  async require(answer: string, command: Command<unknown>): Promise<void> {
    if (!(await this.captcha.redeem(answer, purposeOf(command), command.sender.address))) throw new CaptchaFailed();
  }
}

function purposeOf(command: Command<unknown>): string | null {
  const { idempotencyKey, operation } = command.sender;
  if (!idempotencyKey) return null;
  return createHash('sha256')
    .update(JSON.stringify([operation, idempotencyKey, command.identity()]))
    .digest('hex');
}
