import { Injectable } from '@nestjs/common';
import { CannotOpen } from '#platform/kernel/secrets/key-ring.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import type { TwoFactor } from '../../persistence/sign-in/two-factor.entity.ts';
import { TwoFactorUnavailable } from './two-factor.errors.ts';
import { TwoFactorCodes, type TwoFactorSecret } from './two-factor-codes.ts';

/** Opens what is sealed for somebody who waits for an answer. */
@Injectable()
export class TwoFactorSecrets {
  private readonly logger;

  constructor(
    private readonly codes: TwoFactorCodes,
    logger: AppLogger,
  ) {
    this.logger = logger.child('two-factor');
  }

  /** @param field of the request that takes the code. @throws TwoFactorUnavailable when the key is not there. */
  open({ accountId, sealedSecret }: TwoFactor, field: string): TwoFactorSecret {
    try {
      return this.codes.open(accountId, sealedSecret);
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      this.logger.error(
        { account: accountId, key: error.keyId },
        'a second step cannot be checked: its key is missing',
      );
      throw new TwoFactorUnavailable(field);
    }
  }
}
