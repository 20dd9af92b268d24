import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLogger } from '../telemetry/app-logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { Sweeps } from './sweeps.js';

const HOUR_MS = 3_600_000;

describe('sweeps', () => {
  let sweeps: Sweeps;
  beforeEach(() => {
    vi.useFakeTimers();
    sweeps = new Sweeps(new AppLogger({ logLevel: 'silent', processName: 'workers' }), new Metrics());
  });
  afterEach(() => void vi.useRealTimers());

  it('look soon after the start, and then as often as they say', async () => {
    const run = vi.fn(async () => 1);
    sweeps.add('hourly', HOUR_MS, run);
    sweeps.onApplicationBootstrap();
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('come again after one that failed', async () => {
    const run = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('the database is away'));
    run.mockResolvedValue(0);
    sweeps.add('often', 5_000, run);
    sweeps.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('end with the one under way when the process stops', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    const run = vi.fn(() => promise);
    sweeps.add('often', 5_000, run);
    sweeps.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(1_000);
    const stopped = vi.fn();
    const stopping = sweeps.beforeApplicationShutdown().then(stopped);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stopped).not.toHaveBeenCalled();
    finish(1);
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
