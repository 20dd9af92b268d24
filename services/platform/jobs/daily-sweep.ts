import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppLogger } from '../telemetry/app-logger.js';
import { SweepRegistry } from './sweep.registry.js';

const HOUR_MS = 3_600_000;
const SWEEP_LOCK = 7_206_103;

/** Removes once a day what has had its time. Several workers take turns; a day that was missed is made up for by the next. */
@Injectable()
export class DailySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly registry: SweepRegistry,
    logger: AppLogger,
  ) {
    this.logger = logger.child('sweep');
  }

  /** Not at once: a process that starts has better things to do. */
  onApplicationBootstrap(): void {
    this.plan(HOUR_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  /** @returns how many rows went, by what they were. A sweep that fails holds up none of the others. */
  async sweep(): Promise<Record<string, number>> {
    const swept: Record<string, number> = {};
    for (const { name, sql } of this.registry.all()) {
      try {
        swept[name] = await this.dataSource.transaction(async (manager) => {
          const [lock] = await manager.query('select pg_try_advisory_xact_lock($1, hashtext($2)) as free', [
            SWEEP_LOCK,
            name,
          ]);
          if (!lock.free) return 0;
          const [, count]: [unknown, number] = await manager.query(sql);
          return count;
        });
      } catch (error) {
        this.logger.warn({ err: error, sweep: name }, 'a sweep failed');
      }
    }
    return swept;
  }

  private plan(inMs: number): void {
    this.timer = setTimeout(() => {
      this.running = this.sweep().then((swept) => {
        this.logger.info({ swept }, 'swept');
        this.plan(24 * HOUR_MS);
      });
    }, inMs).unref();
  }
}
