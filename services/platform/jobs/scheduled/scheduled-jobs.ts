import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type Heartbeat, Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';

interface ScheduledJob {
  name: string;
  everyMs: number;
  run: () => Promise<number>;
  heartbeat: Heartbeat;
}

/** A run may take its time: it is the next one that must come. */
const MAX_RUN_MS = 10 * MINUTE_MS;

/** Soon after the start, for what became due while no process was up. */
const FIRST_RUN_DELAY_MS = 1_000;

/**
 * Jobs that run at an interval. Every process that has them runs them: a job settles in the database what it has to do. One
 * that still runs when its next turn comes lets that turn go by.
 */
@Injectable()
export class ScheduledJobs implements OnApplicationBootstrap {
  private readonly jobs: ScheduledJob[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly logger: Logger;
  private readonly runs;
  private readonly items;
  private stopped = false;

  constructor(
    private readonly scheduler: SchedulerRegistry,
    logger: AppLogger,
    metrics: Metrics,
    private readonly heartbeats: Heartbeats,
  ) {
    this.logger = logger.child('scheduled jobs');
    this.runs = metrics.counter('parde_scheduled_job_runs_total', 'Runs of scheduled jobs', ['name', 'outcome']);
    this.items = metrics.counter('parde_scheduled_job_items_total', 'What scheduled jobs have dealt with', ['name']);
  }

  /** @param run returns how many things it dealt with. */
  add(name: string, everyMs: number, run: () => Promise<number>): void {
    const staleMs = 3 * everyMs + MAX_RUN_MS;
    const heartbeat = this.heartbeats.add(`scheduled job ${name}`, { staleMs, stuckMs: 2 * staleMs });
    this.jobs.push({ name, everyMs, run, heartbeat });
  }

  onApplicationBootstrap(): void {
    for (const job of this.jobs) {
      const first = setTimeout(() => this.startInterval(job), Math.min(job.everyMs, FIRST_RUN_DELAY_MS));
      this.scheduler.addTimeout(job.name, first);
    }
  }

  /** Nest's scheduler clears the timers; what they have started is waited for. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running.values());
    for (const { heartbeat } of this.jobs) heartbeat.rest();
  }

  private startInterval(job: ScheduledJob): void {
    this.scheduler.addInterval(
      job.name,
      setInterval(() => this.start(job), job.everyMs),
    );
    this.start(job);
  }

  private start(job: ScheduledJob): void {
    if (this.stopped || this.running.has(job.name)) return;
    this.running.set(
      job.name,
      this.perform(job).finally(() => this.running.delete(job.name)),
    );
  }

  private async perform({ name, run, heartbeat }: ScheduledJob): Promise<void> {
    heartbeat.moved();
    try {
      this.items.inc({ name }, await run());
      this.runs.inc({ name, outcome: 'done' });
    } catch (error) {
      this.runs.inc({ name, outcome: 'failed' });
      this.logger.warn({ err: error, job: name }, 'a scheduled job failed, it runs again at its next turn');
    }
    // One that fails, because a bank is away for example, is no less alive.
    heartbeat.moved();
  }
}
