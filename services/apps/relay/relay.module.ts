import { type DynamicModule, Module } from '@nestjs/common';
import { closedSessions, commonModules, relaySide } from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** Gives events their positions; of several relays one leads. */
@Module({})
export class RelayProcessModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: RelayProcessModule,
      imports: [...commonModules(config), ...closedSessions(), ...relaySide(config)],
    };
  }
}
