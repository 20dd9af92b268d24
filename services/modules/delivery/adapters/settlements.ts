import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TransferMeter } from '#modules/downloads/contract/transfer-meter.port.ts';
import { BackOff } from '#platform/kernel/time/back-off.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';

const MIN_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 10_000;
/** At once, when a database is back after a while. */
const AT_ONCE = 8;

interface Waiting {
  sentTo: number;
  done: PromiseWithResolvers<void>;
}

/** Brings each end of a transfer to the meter, however often that takes; nobody waits for it. */
@Injectable()
export class Settlements implements OnApplicationShutdown {
  private readonly waiting = new Map<string, Waiting>();
  private runners = 0;
  private readonly stopping = new AbortController();

  constructor(
    private readonly meter: TransferMeter,
    private readonly logger: AppLogger,
  ) {}

  /** @returns what resolves when it is in. */
  add(transferId: string, sentTo: number): Promise<void> {
    const known = this.waiting.get(transferId);
    if (known) return known.done.promise;
    const done = Promise.withResolvers<void>();
    this.waiting.set(transferId, { sentTo, done });
    if (this.runners < AT_ONCE) void this.run();
    return done.promise;
  }

  /** @returns once nothing waits, or the time is over. */
  async flush(withinMs: number): Promise<void> {
    const all = Promise.all([...this.waiting.values()].map(({ done }) => done.promise));
    const timer = new AbortController();
    await Promise.race([all, pause(withinMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    if (this.waiting.size > 0)
      this.logger.child('delivery').warn({ transfers: this.waiting.size }, 'not settled: left to their leases');
  }

  private readonly underWay = new Set<string>();

  private async run(): Promise<void> {
    this.runners += 1;
    const backOff = new BackOff(MIN_BACKOFF_MS, MAX_BACKOFF_MS);
    for (let next = this.take(); next && !this.stopping.signal.aborted; next = this.take()) {
      const [id, { sentTo, done }] = next;
      try {
        await this.meter.settle(id, sentTo);
        this.waiting.delete(id);
        done.resolve();
        backOff.reset();
      } catch (error) {
        this.logger.child('delivery').warn({ err: error }, 'a transfer is not settled yet');
        await pause(backOff.next(), undefined, { signal: this.stopping.signal }).catch(() => undefined);
      } finally {
        this.underWay.delete(id);
      }
    }
    this.runners -= 1;
  }

  private take(): [string, Waiting] | null {
    for (const entry of this.waiting) {
      if (this.underWay.has(entry[0])) continue;
      this.underWay.add(entry[0]);
      return entry;
    }
    return null;
  }
}
