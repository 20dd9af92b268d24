import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Shorter than proxies wait. */
const JOIN_TIMEOUT_MS = 15_000;

/** Films that are just being brought, which takes longer than a request may: who asks again finds what was begun. */
@Injectable()
export class IntakeQueue {
  private readonly underWay = new Map<string, Promise<unknown>>();

  /**
   * Begins the work, or waits for what was begun under this name. Its end is told once.
   * @returns null where it takes longer: ask again.
   */
  async join<T>(name: string, begin: () => Promise<T>, timeoutMs = JOIN_TIMEOUT_MS): Promise<T | null> {
    const begun = (this.underWay.get(name) as Promise<T> | undefined) ?? begin();
    this.underWay.set(name, begun);
    // Also when nobody asks again.
    begun.catch(() => undefined);
    const late = new AbortController();
    try {
      const first = await Promise.race([
        begun.then((value) => ({ value })),
        pause(timeoutMs, null, { signal: late.signal }).catch(() => null),
      ]);
      if (first) this.underWay.delete(name);
      return first ? first.value : null;
    } catch (error) {
      this.underWay.delete(name);
      throw error;
    } finally {
      late.abort();
    }
  }
}
