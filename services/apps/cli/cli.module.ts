import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from '../../platform/config/config.js';
import { AppLogger } from '../../platform/telemetry/app-logger.js';
import { closedSessions, commandSide, commonModules, writeDatabase } from '../platform-modules.js';

/** The write side without a server, for commands from the terminal. Read models follow through the event log. */
@Module({})
export class CliModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: CliModule,
      imports: [...commonModules(config), ...writeDatabase(), ...closedSessions(), ...commandSide()],
    };
  }
}

/** Runs `work` with the write side up, and closes it afterwards. */
export async function withWriteSide<T>(config: Config, work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(CliModule.forRoot(config), {
    logger: new AppLogger(config.values),
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
