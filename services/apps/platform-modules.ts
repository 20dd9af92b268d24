import type { DynamicModule, Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuthModule } from '../platform/auth/auth.module.js';
import type { Config } from '../platform/config/config.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { ReadDatabaseModule } from '../platform/database/read-database.module.js';
import { WriteDatabaseModule } from '../platform/database/write-database.module.js';
import { DocumentsModule } from '../platform/documents/documents.module.js';
import { ReadYourWritesInterceptor } from '../platform/http/read-your-writes.interceptor.js';
import { ProjectionsModule } from '../platform/messaging/projections/projections.module.js';
import { RelayModule } from '../platform/messaging/relay/relay.module.js';
import { LogTailModule } from '../platform/messaging/transport/log-tail/log-tail.module.js';
import { TelemetryModule } from '../platform/telemetry/telemetry.module.js';
import { projectorModules, readModules, writeModules } from './feature-modules.js';

type Modules = (Type | DynamicModule)[];

/** What every process has: configuration, logs, metrics, health, a guard on every route. */
export function commonModules(config: Config): Modules {
  return [ConfigModule.forRoot(config), TelemetryModule, AuthModule];
}

/** Commands with their transactions and the event log. */
export function commandSide(): Modules {
  return [WriteDatabaseModule.forRoot(), ...writeModules];
}

/** Queries with the document cache and the feed of read-model changes. */
export function querySide(): Modules {
  return [DocumentsModule, ...readModules];
}

/** Follows the event log and fills the read models. */
export function projectorSide(): Modules {
  return [LogTailModule, ProjectionsModule.forRoot(), ...projectorModules];
}

export const relaySide: Modules = [RelayModule];
export const readDatabase: Modules = [ReadDatabaseModule];
export const readYourWrites = { provide: APP_INTERCEPTOR, useClass: ReadYourWritesInterceptor };
