import 'reflect-metadata';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MetricsServer } from '#platform/health/metrics-server.ts';
import { createApp } from '#platform/http/server/create-app.ts';
import { stopOnSignals } from '#platform/http/server/graceful-stop.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { startTracing } from '#platform/telemetry/tracing.ts';
import { addMigrationCheck, type Schema } from './databases/migration-check.ts';
import { toldOfStart } from './databases/unusable-database.ts';
import { readSiteSettings } from './site-settings.ts';
import { startFailure } from './start-failure.ts';

interface OwnSteps {
  /** What it serves besides its controllers. */
  prepare?: (app: NestFastifyApplication) => void;
  /** What must hold before it takes requests. @throws StartError ends the process. */
  check?: (app: INestApplicationContext) => Promise<void>;
}

/**
 * Starts one process of the distributed profile: configuration from the environment, health, metrics, graceful stop.
 * An error of the configuration is told in one line each.
 * @param databases that it uses.
 */
export async function runProcess(
  name: string,
  databases: readonly Schema[],
  compose: (config: Config) => DynamicModule,
  { prepare, check }: OwnSteps = {},
): Promise<void> {
  try {
    const { config, formOrigins } = readSiteSettings({ ...process.env, PROCESS_NAME: name });
    const stopTracing = await startTracing(config.values, new AppLogger(config.values).child('tracing'));
    const app = await createApp(compose(config), config, formOrigins);
    prepare?.(app);
    addMigrationCheck(app.get(HealthRegistry), config, databases);
    await app.init();
    await check?.(app);
    const metrics = await app.get(MetricsServer).listen();
    await app.listen(config.values.port, config.values.host);
    stopOnSignals(app, stopTracing);
    app
      .get(AppLogger)
      .child('process')
      .info({ url: await app.getUrl(), metrics }, `${name} is up`);
  } catch (error) {
    for (const line of told(error).split('\n')) process.stderr.write(`parde ${name}: ${line}\n`);
    process.exit(1);
  }
}

/** What is ours with its stack. */
function told(error: unknown): string {
  const ours = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return startFailure(toldOfStart(error)) ?? ours;
}
