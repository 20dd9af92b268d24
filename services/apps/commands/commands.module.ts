import { type DynamicModule, Module } from '@nestjs/common';
import { commandSide, commonModules, writeDatabase, writeSessions } from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

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
