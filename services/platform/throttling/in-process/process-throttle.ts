import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '#platform/kernel/config/config.ts';
import { addressKey } from '#platform/kernel/context/address-key.ts';
import type { Limit } from '../limiters.ts';
import { TooManyRequests } from '../too-many-requests.ts';

export type { Limit } from '../limiters.ts';

/** Counts tries of addresses for this process alone: for reads, which never write to the database. */
@Injectable()
export class ProcessThrottle {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  constructor(private readonly config: Config) {}

  /** Counts a try. @throws TooManyRequests when there were too many. */
  async consumeAddress(limit: Limit, address: string): Promise<void> {
    if (!this.config.values.throttling) return;
    try {
      await this.of(limit).consume(addressKey(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }

  private of({ name, max, seconds }: Limit): RateLimiterMemory {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
