import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppLogger } from '../telemetry/app-logger.js';
import { Metrics } from '../telemetry/metrics.js';

interface Sweep {
  name: string;
  everyMs: number;
  run: () => Promise<number>;
}

/** A process that has just started makes up for what nobody looked for while it was away. */
const FIRST_LOOK_MS = 1_000;

/**
 * Work that a process looks for by itself, again and again. Any number of processes may sweep side by side: a sweep settles
 * in the database what is its to do.
 */
@Injectable()
export class Sweeps implements OnApplicationBootstrap {
  private readonly sweeps: Sweep[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly logger: Logger;
  private readonly found;
  private stopped = false;

  constructor(logger: AppLogger, metrics: Metrics) {
    this.logger = logger.child('sweeps');
    this.found = metrics.counter('parde_sweeps_total', 'Things that sweeps have found and done', ['sweep']);
  }

  /** @param run does what is to do and tells how much it was. */
  add(name: string, everyMs: number, run: () => Promise<number>): void {
    this.sweeps.push({ name, everyMs, run });
  }

  onApplicationBootstrap(): void {
    for (const sweep of this.sweeps) this.plan(sweep, Math.min(sweep.everyMs, FIRST_LOOK_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.underWay);
  }

  private plan(sweep: Sweep, inMs = sweep.everyMs): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run = this.perform(sweep).then(() => {
        this.underWay.delete(run);
        this.plan(sweep);
      });
      this.underWay.add(run);
    }, inMs);
    this.timers.add(timer);
  }

  private async perform({ name, run }: Sweep): Promise<void> {
    try {
      this.found.inc({ sweep: name }, await run());
    } catch (error) {
      this.logger.warn({ err: error, sweep: name }, 'a sweep failed, it comes again');
    }
  }
}
