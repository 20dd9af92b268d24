import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Config } from '../config/config.js';
import { NotificationListener } from '../database/notifications.js';
import { CHANNEL } from '../messaging/channels.js';
import { isPassing } from '../messaging/projections/passing-error.js';
import { AppLogger } from '../telemetry/app-logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { EffectRegistry } from './effect.registry.js';
import { type ClaimedJob, JobQueue, LEASE_SECONDS } from './job-queue.js';

/** Longest time between two looks when no hint comes, in milliseconds. */
const POLL_MS = 1_000;

/** Does the effects that commands have asked for. Any number of workers may run side by side. */
@Injectable()
export class EffectWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private readonly outcomes;
  private readonly listener: NotificationListener;
  private stopped = false;
  private hinted = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: JobQueue,
    private readonly registry: EffectRegistry,
    config: Config,
    logger: AppLogger,
    metrics: Metrics,
  ) {
    this.logger = logger.child('effects');
    this.outcomes = metrics.counter('parde_effects_total', 'Effects by outcome', ['kind', 'outcome']);
    this.listener = new NotificationListener({
      url: config.values.writeDatabaseUrl,
      applicationName: `parde-${config.values.processName}-effects`,
      channels: { [CHANNEL.appended]: () => this.hint() },
      onConnected: () => this.hint(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.hint();
    await this.running;
  }

  onApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.hinted = false;
      const done = await this.runDue().catch((error) => {
        this.logger.warn({ err: error }, 'the jobs could not be read, tries again');
        return 0;
      });
      if (done === 0) await this.idle();
    }
  }

  private async runDue(): Promise<number> {
    const jobs = await this.queue.claim(this.registry.kinds());
    await Promise.all(jobs.map((job) => this.perform(job)));
    return jobs.length;
  }

  private async perform(job: ClaimedJob): Promise<void> {
    try {
      await this.registry.get(job.kind).run(job.payload, `${job.eventId}.${job.kind}`);
    } catch (error) {
      // Never the payload: it may hold a code.
      const fault = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown fault';
      const givenUp = await this.queue.failed(job, fault);
      this.outcomes.inc({ kind: job.kind, outcome: givenUp ? 'given up' : 'failed' });
      this.logger.warn(
        { kind: job.kind, event: job.eventId, attempts: job.attempts, givenUp, fault },
        'an effect failed',
      );
      return;
    }
    await this.remember(job);
    this.outcomes.inc({ kind: job.kind, outcome: 'done' });
  }

  /**
   * What has happened must be written down while the job is still ours, or it happens again: a database that is away for a
   * moment must not mean a second mail.
   */
  private async remember(job: ClaimedJob): Promise<void> {
    const leaseEnds = performance.now() + LEASE_SECONDS * 1_000;
    for (let waitMs = 100; ; waitMs = Math.min(2 * waitMs, 5_000)) {
      try {
        return await this.queue.done(job);
      } catch (error) {
        if (!isPassing(error) || performance.now() + waitMs > leaseEnds) throw error;
        await pause(waitMs);
      }
    }
  }

  private hint(): void {
    this.hinted = true;
    this.wake();
  }

  private idle(): Promise<void> {
    if (this.hinted || this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
