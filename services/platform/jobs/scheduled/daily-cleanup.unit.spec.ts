import { ScheduleModule } from '@nestjs/schedule';
import { Test, type TestingModule } from '@nestjs/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import { DAY_MS, MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { CleanupRegistry } from './cleanup.registry.ts';
import { DailyCleanup } from './daily-cleanup.ts';

describe('the daily cleanup', () => {
  const transaction = jest.fn(async () => 0);
  let app: TestingModule;

  beforeEach(async () => {
    transaction.mockReset();
    jest.useFakeTimers({ now: new Date('2026-03-01T04:29:00+03:30') });
    app = await Test.createTestingModule({
      imports: [ScheduleModule.forRoot()],
      providers: [
        DailyCleanup,
        CleanupRegistry,
        { provide: getDataSourceToken(), useValue: { transaction } },
        { provide: AppLogger, useValue: new AppLogger({ logLevel: 'silent', processName: 'workers' }) },
      ],
    }).compile();
    await app.init();
  });
  afterEach(async () => {
    await app.close();
    jest.useRealTimers();
  });

  it('runs at half past four in Tehran, each day, and an hour after the start', async () => {
    const cleanups = app.get(CleanupRegistry).all().length;
    await jest.advanceTimersByTimeAsync(59_000);
    expect(transaction).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(transaction).toHaveBeenCalledTimes(cleanups);
    await jest.advanceTimersByTimeAsync(59 * MINUTE_MS);
    expect(transaction).toHaveBeenCalledTimes(2 * cleanups);
    await jest.advanceTimersByTimeAsync(DAY_MS);
    expect(transaction).toHaveBeenCalledTimes(3 * cleanups);
  });

  it('is waited for by a process that stops', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    transaction.mockReturnValue(promise);
    await jest.advanceTimersByTimeAsync(60_000);
    const stopped = jest.fn();
    const stopping = app.close().then(stopped);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stopped).not.toHaveBeenCalled();
    finish(0);
    await stopping;
    await jest.advanceTimersByTimeAsync(DAY_MS);
    expect(transaction).toHaveBeenCalledTimes(app.get(CleanupRegistry).all().length);
  });
});
