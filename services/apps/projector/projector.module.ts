import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { closedSessions, commonModules, projectorSide, readDatabase } from '../platform-modules.js';

/** Follows the event log and fills the read models. */
@Module({})
export class ProjectorModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ProjectorModule,
      imports: [...commonModules(config), ...closedSessions(), ...readDatabase(), ...projectorSide(config)],
    };
  }
}
