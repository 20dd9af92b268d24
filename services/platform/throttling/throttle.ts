import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '#platform/kernel/config/config.ts';
import { addressKey } from '#platform/kernel/context/address-key.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { type Limit, Limiters } from './limiters.ts';
import { TooManyRequests } from './too-many-requests.ts';

export type { Limit } from './limiters.ts';

/**
 * Counts tries, for all processes together. It does so outside of the command's transaction: a try that fails counts too.
 * While the write database does not answer, each process counts for itself. Whom it counts, it knows by a keyed hash alone: mail
 * addresses are among them, and without a key one could try out whose hash it is.
 */
@Injectable()
export class Throttle implements OnApplicationShutdown {
  /** null: switched off. */
  private readonly limiters: Limiters | null;

  constructor(
    { values }: Config,
    private readonly keys: KeyRing,
  ) {
    this.limiters = values.throttling
      ? new Limiters(values.writeDatabaseUrl, `parde-${values.processName}-throttling`)
      : null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.limiters?.close();
  }

  /** Counts a try. @throws TooManyRequests when there were too many. */
  async consume(limit: Limit, key: string | number): Promise<void> {
    try {
      await this.limiters?.of(limit).consume(this.hashed(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }

  /** Counts a try of an address. @throws TooManyRequests */
  consumeAddress(limit: Limit, address: string | null): Promise<void> {
    return this.consume(limit, addressKey(address ?? 'unknown'));
  }

  /** Forgets the tries of a key, for example after the right password. */
  async forgive(limit: Limit, key: string | number): Promise<void> {
    await this.limiters?.of(limit).delete(this.hashed(key));
  }

  private hashed(key: string | number): string {
    return this.keys.sign('throttled tries', String(key));
  }
}
