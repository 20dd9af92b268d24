import { setTimeout as sleep } from 'node:timers/promises';

/** The pauses between the attempts of something that fails: each twice as long as the one before, up to the longest. */
export class BackOff {
  private readonly firstMs: number;
  private readonly maxMs: number;
  private nextMs: number;

  constructor(firstMs: number, maxMs: number) {
    this.firstMs = firstMs;
    this.maxMs = maxMs;
    this.nextMs = firstMs;
  }

  /** The pause before the next attempt, in milliseconds; the one after it will be longer. */
  next(): number {
    const pauseMs = this.nextMs;
    this.nextMs = Math.min(pauseMs * 2, this.maxMs);
    return pauseMs;
  }

  /** After a success: the next failure is a first one again. */
  reset(): void {
    this.nextMs = this.firstMs;
  }
}

/** Sleeps; an abort ends it early, without an error. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
}
