import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { closedSessions, commonModules, workerSide, writeDatabase } from '../platform-modules.js';

/** Has effects on the world: mails and calls from the job table. */
@Module({})
export class WorkersModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      imports: [...commonModules(config), ...closedSessions(), ...writeDatabase(), ...workerSide(config)],
    };
  }
}
