import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuthModule } from '#platform/auth/auth.module.ts';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';
import { signToken } from '#platform/auth/sessions/token.ts';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import { ReadDatabaseModule } from '#platform/database/read-database.module.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { WriteDatabaseModule } from '#platform/database/write-database.module.ts';
import { DocumentsModule } from '#platform/documents/documents.module.ts';
import { HealthModule } from '#platform/health/health.module.ts';
import { ReadYourWritesGuard } from '#platform/http/read-your-writes.guard.ts';
import { createApp } from '#platform/http/server/create-app.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ConfigModule } from '#platform/kernel/config/config.module.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { SecretsModule } from '#platform/kernel/secrets/secrets.module.ts';
import { buses } from '#platform/messaging/commands/buses/buses.module.ts';
import { UnitOfWorkModule } from '#platform/messaging/commands/unit-of-work.module.ts';
import { PersonGuard, PersonHolder } from '#platform/messaging/outbox/personal-fields/person-guard.ts';
import { ProjectionRegistry, ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { RelayModule } from '#platform/messaging/relay/relay.module.ts';
import { LogTailModule } from '#platform/messaging/transport/log-tail/log-tail.module.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { TelemetryModule } from '#platform/telemetry/telemetry.module.ts';
import { onlyOwnRuns } from './own-runs.ts';
import { createTestDatabase } from './test-database.ts';
import { unfilledProjections } from './unfilled-projections.ts';

/** Sessions of a test that is not about accounts: whoever was signed in by signIn() is let in. */
class TestSessions extends SessionVerifier {
  readonly viewers = new Map<string, Viewer>();

  async verify(userId: number, sessionId: string): Promise<Viewer | null> {
    const viewer = this.viewers.get(sessionId);
    return viewer?.userId === userId ? viewer : null;
  }
}

/** Accounts in a test that is not about accounts: nobody deletes one. */
class TestPersons extends PersonHolder {
  async hold(): Promise<void> {}

  holding(): BundledStatement {
    return preparedStatement('select');
  }
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  body: any;
}

export interface TestApp {
  app: NestFastifyApplication;
  /** The read database, to look at rows; the write database is the same one. */
  database: ReadDatabase;
  url: string;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** What Prometheus would read. */
  metrics(): Promise<string>;
  /** Makes a token for a viewer who exists for this test only. Not for tests that bring accounts' own verifier. */
  signIn(viewer: Partial<Viewer> & { userId: number }): string;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** The features' write, read and projector modules under test. */
  modules: (Type | DynamicModule)[];
  /** True when `modules` bind the SessionVerifier themselves. */
  ownSessions?: boolean;
  environment?: Record<string, string>;
}

/**
 * Every side of the given features in one process on a fresh database and, unless the test names one, in a data folder of its own,
 * without a listening port. Scheduled jobs run when the test runs them.
 */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const created = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parde-test-app-'));
  const config = Config.fromEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: created.url,
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '8',
    THROTTLING: '0',
    CAPTCHA_DIFFICULTY: '10',
    PROCESS_NAME: 'test',
    DATA_DIR: dataDir,
    ...options.environment,
  });
  const sessions = new TestSessions();
  const app = await createApp(testModule(config, sessions, options), config);
  const persons = app.get(PersonGuard);
  if (!persons.bound) persons.bind(new TestPersons());
  app.get(ProjectionRegistry).projections.push(...unfilledProjections(app));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  onlyOwnRuns(app);
  return {
    app,
    url: created.url,
    database: app.get(ReadDatabase),
    post: (path, body = {}, headers = {}) => inject(app, 'POST', path, headers, body),
    get: (path, headers = {}) => inject(app, 'GET', path, headers),
    metrics: () => app.get(Metrics).registry.metrics(),
    signIn: (viewer) => {
      const sessionId = randomUUID();
      const username = `user${viewer.userId}`;
      sessions.viewers.set(sessionId, {
        username,
        name: username,
        role: 'viewer',
        twoFactor: false,
        ...viewer,
        sessionId,
      });
      return signToken(viewer.userId, sessionId, 3_600, config.values.tokenSecret);
    },
    close: async () => {
      await app.close();
      await created.drop();
      await rm(dataDir, { recursive: true, maxRetries: 10 });
    },
  };
}

function testModule(config: Config, sessions: TestSessions, options: TestAppOptions): DynamicModule {
  @Global()
  @Module({ providers: [{ provide: SessionVerifier, useValue: sessions }], exports: [SessionVerifier] })
  class TestSessionsModule {}

  @Module({})
  class TestRootModule {}

  return {
    module: TestRootModule,
    imports: [
      ConfigModule.forRoot(config),
      SecretsModule,
      TelemetryModule,
      HealthModule,
      ...(options.ownSessions ? [] : [TestSessionsModule]),
      AuthModule,
      ReadDatabaseModule,
      WriteDatabaseModule.forRoot(),
      UnitOfWorkModule,
      buses(),
      RelayModule,
      LogTailModule,
      ProjectionsModule.forRoot(),
      DocumentsModule,
      StorageModule,
      ScheduledJobsModule,
      ...options.modules,
    ],
    providers: [{ provide: APP_GUARD, useClass: ReadYourWritesGuard }],
  };
}

async function inject(
  app: NestFastifyApplication,
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<TestAnswer> {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  const json = answer.body !== '' && String(answer.headers['content-type'] ?? '').includes('json');
  return { status: answer.statusCode, headers: answer.headers, body: json ? answer.json() : answer.body };
}
