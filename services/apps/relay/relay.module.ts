import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { closedSessions, commonModules, relaySide } from '../platform-modules.js';

/** Gives events their positions; of several relays one leads. */
@Module({})
export class RelayModule {
  static forRoot(config: Config): DynamicModule {
    return { module: RelayModule, imports: [...commonModules(config), ...closedSessions(), ...relaySide(config)] };
  }
}
