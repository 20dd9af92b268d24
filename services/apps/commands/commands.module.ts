import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { commandSide, commonModules, writeDatabase, writeSessions } from '../platform-modules.js';

/** Takes commands: the write database only. */
@Module({})
export class CommandsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: CommandsModule,
      imports: [...commonModules(config), ...writeDatabase(), ...writeSessions(), ...commandSide()],
    };
  }
}
