import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { CODE_DIGITS } from '../../domain/verification-policy.ts';

const USE = 'verification code';

/** Makes and checks codes. A code is short, so what is kept of it is keyed: the database alone does not give it away. */
@Injectable()
export class VerificationCodes {
  constructor(private readonly ring: KeyRing) {}

  create(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  }

  /** @param proves what the code proves: an account, or an account and its new address. */
  hash(proves: number | string, code: string): string {
    return this.ring.sign(USE, `${proves}:${code}`);
  }

  /** @returns false also for a code whose key is gone: a new one can be had. */
  matches(proves: number | string, code: string, hashed: string): boolean {
    return this.ring.isSigned(USE, `${proves}:${code}`, hashed);
  }
}
