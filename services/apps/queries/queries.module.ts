import { type DynamicModule, Module } from '@nestjs/common';
import {
  commonModules,
  querySide,
  readDatabase,
  readSessions,
  readYourWrites,
} from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { ApiDescription } from './api-description.ts';

/** Answers queries: the read database only. */
@Module({})
export class QueriesModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: QueriesModule,
      imports: [...commonModules(config), ...readDatabase(), ...readSessions(), ...querySide()],
      providers: [readYourWrites, ApiDescription],
    };
  }
}
