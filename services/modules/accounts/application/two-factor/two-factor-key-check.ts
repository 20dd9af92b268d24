import { Injectable } from '@nestjs/common';
import { LEGACY_KEY } from '#platform/kernel/config/data-keys.ts';
import { CannotOpen } from '#platform/kernel/secrets/key-ring.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { type SealedSecret, TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { TwoFactorCodes } from './two-factor-codes.ts';

/** Says when accounts have a second step whose key is not here: before they try to log in. */
@Injectable()
export class TwoFactorKeyCheck {
  private readonly logger;
  private readonly unreadable;

  constructor(
    private readonly twoFactors: TwoFactorRepository,
    private readonly codes: TwoFactorCodes,
    logger: AppLogger,
    metrics: Metrics,
  ) {
    this.logger = logger.child('two-factor');
    const help = 'Second steps that no key here opens, by the key that sealed them';
    this.unreadable = metrics.gauge('parde_unreadable_secrets', help, undefined, ['key']);
  }

  async run(): Promise<void> {
    this.unreadable.reset();
    for (const { key, count, ...sealed } of await this.twoFactors.sealedByKey()) {
      if (this.opens(sealed)) continue;
      this.unreadable.set({ key: key ?? LEGACY_KEY }, count);
      const missing = key === null ? 'the TOKEN_SECRET of that time' : `the key ${key} of DATA_KEYS`;
      const mend = 'put it back until the re-sealing job has been through';
      this.logger.error(
        { accounts: count },
        `${count} accounts with two-step verification cannot log in: ${missing} is not here; ${mend}`,
      );
    }
  }

  private opens({ accountId, sealedSecret }: SealedSecret): boolean {
    try {
      this.codes.open(accountId, sealedSecret);
      return true;
    } catch (error) {
      if (error instanceof CannotOpen) return false;
      throw error;
    }
  }
}
