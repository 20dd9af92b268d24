import { type DynamicModule, Module } from '@nestjs/common';
import {
  commandSide,
  commonModules,
  mediaSide,
  projectorSide,
  querySide,
  readDatabase,
  readYourWrites,
  relaySide,
  workerSide,
  writeDatabase,
  writeSessions,
} from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** The embedded profile: every side in one process, on one PostgreSQL. */
@Module({})
export class SiteModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: SiteModule,
      imports: [
        ...commonModules(config),
        ...writeDatabase(),
        ...readDatabase(),
        ...writeSessions(),
        ...relaySide(config),
        ...projectorSide(config),
        ...workerSide(config),
        ...commandSide(),
        ...querySide(),
        ...mediaSide(),
      ],
      providers: [readYourWrites],
    };
  }
}
