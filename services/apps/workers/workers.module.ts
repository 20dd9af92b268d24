import { type DynamicModule, Module } from '@nestjs/common';
import {
  closedSessions,
  commonModules,
  projectionsAlone,
  readDatabase,
  workerSide,
  writeDatabase,
} from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** Runs jobs: mails and calls, scheduled jobs, rebuilds of read models, the daily cleanup. */
@Module({})
export class WorkersModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        ...commonModules(config),
        ...closedSessions(),
        ...writeDatabase(),
        ...readDatabase(),
        ...projectionsAlone(),
        ...workerSide(config),
      ],
    };
  }
}
