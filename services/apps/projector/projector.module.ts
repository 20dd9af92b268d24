import { type DynamicModule, Module } from '@nestjs/common';
import { closedSessions, commonModules, projectorSide, readDatabase } from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

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
