import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { CODE_DIGITS } from '../../domain/verification-policy.ts';

/** Makes and checks codes. A code is short, so what is kept of it is keyed: the database alone does not give it away. */
@Injectable()
export class VerificationCodes {
  private readonly key: Buffer;

  constructor({ values }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', values.tokenSecret, '', 'verification code', 32));
  }

  create(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  }

  hash(accountId: number, code: string): string {
    return createHmac('sha256', this.key).update(`${accountId}:${code}`).digest('hex');
  }

  matches(accountId: number, code: string, hashed: string): boolean {
    return timingSafeEqual(Buffer.from(this.hash(accountId, code)), Buffer.from(hashed));
  }
}
