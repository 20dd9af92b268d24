import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { closedSessions, commonModules, mediaSide, readDatabase } from '../platform-modules.js';

/** Serves pictures. */
@Module({})
export class MediaModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: MediaModule,
      imports: [...commonModules(config), ...closedSessions(), ...readDatabase(), ...mediaSide()],
    };
  }
}
