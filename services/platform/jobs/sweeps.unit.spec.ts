import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppLogger } from '../telemetry/app-logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { Sweeps } from './sweeps.js';

const HOUR_MS = 3_600_000;

describe('sweeps', () => {
  let sweeps: Sweeps;
  beforeEach(() => {
    jest.useFakeTimers();
    sweeps = new Sweeps(new AppLogger({ logLevel: 'silent', processName: 'workers' }), new Metrics());
  });
  afterEach(() => void jest.useRealTimers());

  it('look soon after the start, and then as often as they say', async () => {
    const run = jest.fn(async () => 1);
    sweeps.add('hourly', HOUR_MS, run);
    sweeps.onApplicationBootstrap();
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('come again after one that failed', async () => {
    const run = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('the database is away'));
    run.mockResolvedValue(0);
    sweeps.add('often', 5_000, run);
    sweeps.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('end with the one under way when the process stops', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    const run = jest.fn(() => promise);
    sweeps.add('often', 5_000, run);
    sweeps.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(1_000);
    const stopped = jest.fn();
    const stopping = sweeps.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stopped).not.toHaveBeenCalled();
    finish(1);
    await stopping;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
