import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Cron, Timeout } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { longTransaction } from '#platform/database/connections/longer-limits.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { CleanupRegistry } from './cleanup.registry.ts';

/** Deletes expired rows once a day, and an hour after a start. Several workers take turns; what a missed day has left is deleted on the next. */
@Injectable()
export class DailyCleanup implements BeforeApplicationShutdown {
  private readonly logger: Logger;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly registry: CleanupRegistry,
    logger: AppLogger,
  ) {
    this.logger = logger.child('daily cleanup');
  }

  /** When few people are awake in Tehran. */
  @Cron('0 30 4 * * *', { name: 'daily cleanup', timeZone: 'Asia/Tehran' })
  async runDaily(): Promise<void> {
    const run = this.run();
    this.running = run;
    this.logger.info({ deleted: await run }, 'cleaned up');
  }

  /** For a process that is never up at that time. */
  @Timeout('first cleanup', HOUR_MS)
  runAfterStart(): Promise<void> {
    return this.runDaily();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  /** @returns how many rows were deleted, by cleanup. One that fails holds up none of the others. */
  async run(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const { name, sql } of this.registry.all()) {
      try {
        deleted[name] = await longTransaction(this.dataSource, async (manager) => {
          const [lock] = await manager.query('select pg_try_advisory_xact_lock($1, hashtext($2)) as free', [
            ADVISORY_LOCK.dailyCleanup,
            name,
          ]);
          if (!lock.free) return 0;
          const [, count]: [unknown, number] = await manager.query(sql);
          return count;
        });
      } catch (error) {
        this.logger.warn({ err: error, cleanup: name }, 'a cleanup failed');
      }
    }
    return deleted;
  }
}
