import { type DynamicModule, Module } from '@nestjs/common';
import {
  closedSessions,
  commonModules,
  mediaSide,
  readDatabase,
  writeDatabase,
} from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** Serves pictures, and the bytes of films: what they cost is written at once. */
@Module({})
export class MediaModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: MediaModule,
      imports: [...commonModules(config), ...closedSessions(), ...writeDatabase(), ...readDatabase(), ...mediaSide()],
    };
  }
}
