import { type DynamicModule, Module } from '@nestjs/common';
import { closedSessions, commonModules, workerSide, writeDatabase } from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** Runs jobs: mails and calls, scheduled jobs, the daily cleanup. */
@Module({})
export class WorkersModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      imports: [...commonModules(config), ...closedSessions(), ...writeDatabase(), ...workerSide(config)],
    };
  }
}
