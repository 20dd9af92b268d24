import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  closedSessions,
  commandSide,
  commonModules,
  projectionsAlone,
  readDatabase,
  writeDatabase,
} from '#apps/composition/platform-modules.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';

/** The write side without a server, for commands from the terminal. Read models follow through the event log. */
@Module({})
class CliModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: CliModule,
      imports: [...commonModules(config), ...writeDatabase(), ...closedSessions(), ...commandSide()],
    };
  }
}

/** All projections and the read database; nothing is followed. */
@Module({})
class CliReadModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: CliReadModule,
      imports: [...commonModules(config), ...readDatabase(), ...closedSessions(), ...projectionsAlone()],
    };
  }
}

/** Runs `work` with the write side up, and closes it afterwards. */
export function withWriteSide<T>(config: Config, work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  return withModule(CliModule.forRoot(config), config, work);
}

/** Runs `work` with the projections at hand, and closes the read database afterwards. */
export function withProjections<T>(config: Config, work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  return withModule(CliReadModule.forRoot(config), config, work);
}

async function withModule<T>(
  module: DynamicModule,
  config: Config,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const app = await NestFactory.createApplicationContext(module, {
    logger: new AppLogger(config.values),
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
