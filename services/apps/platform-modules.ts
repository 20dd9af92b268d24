import type { DynamicModule, Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '../platform/auth/auth.module.js';
import { ClosedSessionsModule } from '../platform/auth/closed-sessions.js';
import { CaptchaModule } from '../platform/captcha/captcha.module.js';
import type { Config } from '../platform/config/config.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { ReadDatabaseModule } from '../platform/database/read-database.module.js';
import { WriteDatabaseModule } from '../platform/database/write-database.module.js';
import { DocumentsModule } from '../platform/documents/documents.module.js';
import { ReadYourWritesGuard } from '../platform/http/read-your-writes.guard.js';
import { EffectsModule } from '../platform/jobs/effects.module.js';
import { PicturesModule } from '../platform/media/pictures.module.js';
import { ProjectionsModule } from '../platform/messaging/projections/projections.module.js';
import { RelayModule } from '../platform/messaging/relay/relay.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { TelemetryModule } from '../platform/telemetry/telemetry.module.js';
import { ThrottlingModule } from '../platform/throttling/throttling.module.js';
import { EventRoutingModule, eventPublisher, eventTransport } from './events.module.js';
import { mediaModules, projectorModules, readModules, workerModules, writeModules } from './feature-modules.js';
import { OutgoingModule } from './outgoing.module.js';
import { PaymentGatewaysModule } from './payment-gateways.module.js';
import { SearchEngineModule } from './search-engine.module.js';
import { ReadSessionsModule, WriteSessionsModule } from './sessions.js';

type Modules = (Type | DynamicModule)[];

/** What every process has: configuration, logs, metrics, health, a guard on every route. */
export const commonModules = (config: Config): Modules => [
  ConfigModule.forRoot(config),
  EventRoutingModule.forRoot(config),
  TelemetryModule,
  AuthModule,
];

export const writeDatabase = (): Modules => [WriteDatabaseModule.forRoot()];
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
export const querySide = (): Modules => [DocumentsModule, ...readModules];
export const readYourWrites = { provide: APP_GUARD, useClass: ReadYourWritesGuard };

/** Follows the event log and fills the read models. */
export const projectorSide = (config: Config): Modules => [
  eventTransport(config),
  ProjectionsModule.forRoot(),
  ...projectorModules,
];

/** The projections without anything that follows them, for a rebuild. */
export const projectionsAlone = (): Modules => [ProjectionsModule.registryOnly(), ...projectorModules];

export const relaySide = (config: Config): Modules => [...eventPublisher(config), RelayModule];
export const mediaSide = (): Modules => [StorageModule, ...mediaModules];

/** Mails and calls, from the job table. */
export const workerSide = (config: Config): Modules => [
  OutgoingModule.forRoot(config),
  StorageModule,
  EffectsModule,
  PaymentGatewaysModule,
  ...workerModules,
];

/** Who asks whether a session is alive: the write side, its read model, or nobody (processes without viewers). */
export const writeSessions = (): Modules => [WriteSessionsModule];
export const readSessions = (): Modules => [ReadSessionsModule];
export const closedSessions = (): Modules => [ClosedSessionsModule];
