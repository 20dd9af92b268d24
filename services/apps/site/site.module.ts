import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import {
  commandSide,
  commonModules,
  projectorSide,
  querySide,
  readDatabase,
  readYourWrites,
  relaySide,
} from '../platform-modules.js';

/** The embedded profile: every side in one process, on one PostgreSQL. */
@Module({})
export class SiteModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: SiteModule,
      imports: [
        ...commonModules(config),
        ...readDatabase,
        ...commandSide(),
        ...relaySide,
        ...projectorSide(),
        ...querySide(),
      ],
      providers: [readYourWrites],
    };
  }
}
