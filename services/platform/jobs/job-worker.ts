import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { NotificationListener } from '#platform/database/notifications.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { CHANNEL } from '#platform/messaging/channels.ts';
import { LocalRelay } from '#platform/messaging/outbox/local-relay.ts';
import { isPassing } from '#platform/messaging/projections/passing-error.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type Heartbeat, Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { JobRegistry } from './job.registry.ts';
import { type ClaimedJob, JobQueue, LEASE_SECONDS } from './job-queue.ts';

/** Longest time between two polls when no notification comes, in milliseconds. */
const POLL_INTERVAL_MS = 1_000;

/** Runs the jobs that commands have enqueued. Any number of workers may run side by side. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private readonly outcomes;
  private readonly listener: NotificationListener;
  private readonly heartbeat: Heartbeat;
  private stopped = false;
  private notified = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: JobQueue,
    private readonly registry: JobRegistry,
    config: Config,
    logger: AppLogger,
    metrics: Metrics,
    heartbeats: Heartbeats,
    localRelay: LocalRelay,
  ) {
    this.logger = logger.child('jobs');
    const leaseMs = LEASE_SECONDS * 1_000;
    this.heartbeat = heartbeats.add('jobs', { staleMs: 1.5 * leaseMs, stuckMs: 3 * leaseMs });
    this.outcomes = metrics.counter('parde_jobs_total', 'Jobs by kind and outcome', ['kind', 'outcome']);
    this.listener = new NotificationListener({
      url: config.values.writeDatabaseUrl,
      applicationName: `parde-${config.values.processName}-jobs`,
      channels: { [CHANNEL.appended]: () => this.notify() },
      onConnected: () => this.notify(),
    });
    // Commands beside a relay wake that, and notify nobody.
    localRelay.listen({ numbered: () => this.notify(), gone: () => this.notify() });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.notify();
    await this.running;
  }

  onApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.notified = false;
      const done = await this.runDue().catch((error) => {
        this.heartbeat.failed();
        this.logger.warn({ err: error }, 'the jobs could not be read, tries again');
        return 0;
      });
      if (done === 0) await this.idle();
    }
    this.heartbeat.rest();
  }

  private async runDue(): Promise<number> {
    const jobs = await this.queue.claim(this.registry.kinds());
    this.heartbeat.moved();
    await Promise.all(jobs.map((job) => this.perform(job)));
    return jobs.length;
  }

  private async perform(job: ClaimedJob): Promise<void> {
    try {
      await this.registry.get(job.kind).run(job.payload, `${job.eventId}.${job.kind}`);
    } catch (error) {
      // Never the payload: it may hold a code.
      const message = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
      const givenUp = await this.queue.failed(job, message);
      this.outcomes.inc({ kind: job.kind, outcome: givenUp ? 'given up' : 'failed' });
      this.logger.warn(
        { kind: job.kind, event: job.eventId, attempts: job.attempts, givenUp, error: message },
        'a job failed',
      );
      return;
    }
    await this.markDone(job);
    this.outcomes.inc({ kind: job.kind, outcome: 'done' });
  }

  /**
   * A job that has run must be marked done before its lease ends, or it runs again: a short outage of the database must not
   * mean a second mail.
   */
  private async markDone(job: ClaimedJob): Promise<void> {
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

  private notify(): void {
    this.notified = true;
    this.wake();
  }

  private idle(): Promise<void> {
    if (this.notified || this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
