import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '#platform/throttling/too-many-requests.ts';

/** One processor is left to everybody else's requests. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** At some 40 ms each, whoever comes after these would wait too long to be worth the memory. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/** Lets a few password hashes run at a time, so that a flood of log-ins cannot take the machine. */
@Injectable()
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws TooManyRequests when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Waits for one that runs to end; its place is handed over. */
  private turn(): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
