import { SchedulerRegistry } from '@nestjs/schedule';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { ScheduledJobs } from './scheduled-jobs.ts';

describe('scheduled jobs', () => {
  let jobs: ScheduledJobs;
  let metrics: Metrics;
  beforeEach(() => {
    jest.useFakeTimers();
    metrics = new Metrics();
    const logger = new AppLogger({ logLevel: 'silent', processName: 'workers' });
    jobs = new ScheduledJobs(new SchedulerRegistry(), logger, metrics, new Heartbeats(new HealthRegistry(), metrics));
  });
  afterEach(() => void jest.useRealTimers());

  it('run soon after the start, and then as often as they say', async () => {
    const run = jest.fn(async () => 1);
    jobs.add('hourly', HOUR_MS, run);
    jobs.onApplicationBootstrap();
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('run again after one that failed, which is counted', async () => {
    const run = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new Error('the database is away'));
    run.mockResolvedValue(3);
    jobs.add('often', 5_000, run);
    jobs.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(run).toHaveBeenCalledTimes(2);
    const counted = await metrics.registry.metrics();
    expect(counted).toMatch(/^parde_scheduled_job_runs_total\{name="often",outcome="failed"\} 1$/m);
    expect(counted).toMatch(/^parde_scheduled_job_runs_total\{name="often",outcome="done"\} 1$/m);
    expect(counted).toMatch(/^parde_scheduled_job_items_total\{name="often"\} 3$/m);
  });

  it('never run twice at the same time', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    const run = jest.fn(() => promise);
    jobs.add('often', 5_000, run);
    jobs.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    finish(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('end with the one under way when the process stops', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    const run = jest.fn(() => promise);
    jobs.add('often', 5_000, run);
    jobs.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(1_000);
    const stopped = jest.fn();
    const stopping = jobs.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stopped).not.toHaveBeenCalled();
    finish(1);
    await stopping;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
