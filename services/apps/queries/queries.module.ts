import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { commonModules, querySide, readDatabase, readSessions, readYourWrites } from '../platform-modules.js';

/** Answers queries: the read database only. */
@Module({})
export class QueriesModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: QueriesModule,
      imports: [...commonModules(config), ...readDatabase(), ...readSessions(), ...querySide()],
      providers: [readYourWrites],
    };
  }
}
