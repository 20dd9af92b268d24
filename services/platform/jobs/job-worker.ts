import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { NotificationListener } from '#platform/database/connections/notifications.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { CHANNEL } from '#platform/messaging/channels.ts';
import { LocalRelay } from '#platform/messaging/outbox/relay/local-relay.ts';
import { isPassing } from '#platform/messaging/projections/parking/passing-error.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type Heartbeat, Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { JobRegistry } from './job.registry.ts';
import { type ClaimedJob, JobQueue, LEASE_SECONDS } from './job-queue.ts';
import { JobSlots } from './job-slots.ts';

/** Longest time between two polls when no notification comes, in milliseconds. */
const POLL_INTERVAL_MS = 1_000;
const LEASE_MS = LEASE_SECONDS * 1_000;

interface Outcome {
  /** What is left to do; null when nothing is, or the whole of it. */
  rest: object | null;
  error: string | null;
}

/** Runs the jobs that commands have enqueued. Any number of workers may run side by side. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private readonly outcomes;
  private readonly listener: NotificationListener;
  private readonly heartbeat: Heartbeat;
  private readonly slots = new JobSlots();
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
    this.heartbeat = heartbeats.add('jobs', { staleMs: LEASE_MS / 2, stuckMs: 2 * LEASE_MS });
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
      const begun = await this.beginDue().catch((error) => {
        this.heartbeat.failed();
        this.logger.warn({ err: error }, 'the jobs could not be read, tries again');
        return 0;
      });
      if (begun === 0) await this.idle();
    }
    await this.slots.ended();
    this.heartbeat.rest();
  }

  private async beginDue(): Promise<number> {
    const jobs = await this.queue.claim(this.slots.roomFor(this.registry.kinds()), this.slots.free);
    // One that outlives its lease hangs, and would take its slot for ever.
    if (!this.slots.anyOlderThan(LEASE_MS)) this.heartbeat.moved();
    const onRoom = () => this.notify();
    for (const job of jobs) this.slots.begin(job.kind, () => this.perform(job), onRoom);
    return jobs.length;
  }

  private async perform(job: ClaimedJob): Promise<void> {
    try {
      await this.settle(job, await this.attempt(job));
    } catch (error) {
      this.logger.warn(
        { err: error, kind: job.kind, event: job.eventId },
        'what became of a job could not be written down, it runs again when its lease ends',
      );
    }
  }

  private async attempt(job: ClaimedJob): Promise<Outcome> {
    try {
      const rest = await this.registry.get(job.kind).run(job.payload, `${job.eventId}.${job.kind}`);
      return { rest: rest?.payload ?? null, error: rest?.error ?? null };
    } catch (error) {
      // Never the payload: it may hold a code.
      return { rest: null, error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error' };
    }
  }

  private async settle(job: ClaimedJob, { rest, error }: Outcome): Promise<void> {
    if (error !== null) return this.fail(job, error, rest);
    if (rest) {
      await this.writeDown(() => this.queue.goOn(job, rest));
      return this.notify();
    }
    await this.writeDown(() => this.queue.done(job));
    this.outcomes.inc({ kind: job.kind, outcome: 'done' });
  }

  private async fail(job: ClaimedJob, error: string, rest: object | null): Promise<void> {
    const givenUp = await this.queue.failed(job, error, rest);
    this.outcomes.inc({ kind: job.kind, outcome: givenUp ? 'given up' : 'failed' });
    this.logger.warn({ kind: job.kind, event: job.eventId, attempts: job.attempts, givenUp, error }, 'a job failed');
  }

  /**
   * What has run must be marked before its lease ends, or it runs again: a short outage of the database must not mean a
   * second mail.
   */
  private async writeDown(mark: () => Promise<void>): Promise<void> {
    const leaseEnds = performance.now() + LEASE_MS;
    for (let waitMs = 100; ; waitMs = Math.min(2 * waitMs, 5_000)) {
      try {
        return await mark();
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
