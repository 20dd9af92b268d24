import type { DynamicModule, Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '#platform/auth/auth.module.ts';
import { ClosedSessionsModule } from '#platform/auth/sessions/closed-sessions.ts';
import { CaptchaModule } from '#platform/captcha/captcha.module.ts';
import { ReadDatabaseModule } from '#platform/database/read-database.module.ts';
import { WriteDatabaseModule } from '#platform/database/write-database.module.ts';
import { DocumentsModule } from '#platform/documents/documents.module.ts';
import { HealthModule } from '#platform/health/health.module.ts';
import { ReadYourWritesGuard } from '#platform/http/read-your-writes.guard.ts';
import { JobsModule } from '#platform/jobs/jobs.module.ts';
import { ConfigModule } from '#platform/kernel/config/config.module.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { SecretsModule } from '#platform/kernel/secrets/secrets.module.ts';
import { buses } from '#platform/messaging/commands/buses/buses.module.ts';
import { UnitOfWorkModule } from '#platform/messaging/commands/unit-of-work.module.ts';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { RelayModule } from '#platform/messaging/relay/relay.module.ts';
import { PicturesModule } from '#platform/pictures/pictures.module.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { TelemetryModule } from '#platform/telemetry/telemetry.module.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { EventRoutingModule, eventPublisher, eventTransport } from './bindings/events.module.ts';
import { OutgoingModule } from './bindings/outgoing.module.ts';
import { PaymentGatewaysModule } from './bindings/payment-gateways.module.ts';
import { SearchEngineModule } from './bindings/search-engine.module.ts';
import { ReadSessionsModule, WriteSessionsModule } from './bindings/sessions.ts';
import { StorageUpkeepModule } from './bindings/storage-upkeep.module.ts';
import {
  mediaModules,
  projectorJobModules,
  projectorModules,
  readModules,
  workerModules,
  writeModules,
} from './feature-modules.ts';

type Modules = (Type | DynamicModule | Promise<DynamicModule>)[];

/** What every process has: configuration, logs, metrics, health, a guard on every route. */
export const commonModules = (config: Config): Modules => [
  ConfigModule.forRoot(config),
  SecretsModule,
  EventRoutingModule.forRoot(config),
  TelemetryModule,
  HealthModule,
  buses(),
  AuthModule,
];

export const writeDatabase = (): Modules => [WriteDatabaseModule.forRoot(), UnitOfWorkModule];
/** The read database, and search within it. */
export const readDatabase = (): Modules => [ReadDatabaseModule, SearchEngineModule];

/** Pictures that people upload: checked and made anew, and kept. */
const uploads = (): Modules => [PicturesModule, StorageModule];

/** Commands: the features' write sides, captcha and throttling. */
export const commandSide = (): Modules => [
  CaptchaModule,
  ThrottlingModule,
  ...uploads(),
  PaymentGatewaysModule,
  ...writeModules,
];

/** Queries: the features' read sides, the document cache, the feed of read-model changes. */
export const querySide = (): Modules => [DocumentsModule, StorageModule, ...readModules];
export const readYourWrites = { provide: APP_GUARD, useClass: ReadYourWritesGuard };

/** Follows the event log and fills the read models. */
export const projectorSide = (config: Config): Modules => [
  eventTransport(config),
  ProjectionsModule.forRoot(),
  ...projectorModules,
  ...projectorJobModules,
];

/** The projections without anything that follows them, for a rebuild. */
export const projectionsAlone = (): Modules => [ProjectionsModule.registryOnly(), ...projectorModules];

export const relaySide = (config: Config): Modules => [...eventPublisher(config), RelayModule];
export const mediaSide = (): Modules => [StorageModule, ...mediaModules];

/** Mails and calls, from the job table. */
export const workerSide = (config: Config): Modules => [
  OutgoingModule.forRoot(config),
  StorageModule,
  StorageUpkeepModule,
  JobsModule,
  PaymentGatewaysModule,
  ...workerModules,
];

/** Who asks whether a session is alive: the write side, its read model, or nobody (processes without viewers). */
export const writeSessions = (): Modules => [WriteSessionsModule];
export const readSessions = (): Modules => [ReadSessionsModule];
export const closedSessions = (): Modules => [ClosedSessionsModule];
