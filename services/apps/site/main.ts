import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PictureWarmer } from '../../modules/media/queries/get-image/picture-warmer.js';
import { Config, ConfigError } from '../../platform/config/config.js';
import { EmbeddedPostgresError } from '../../platform/database/embedded/embedded-postgres-error.js';
import { createApp } from '../../platform/http/create-app.js';
import { stopOnSignals } from '../../platform/http/graceful-stop.js';
import { serveOpenApi } from '../../platform/http/openapi.js';
import { bankAddresses, bringsBank, mountBank } from '../bank/mount-bank.js';
import { loadDemoData } from '../demo-data.js';
import { startDatabase } from '../embedded-database.js';
import { migrateDatabases } from '../migrate-databases.js';
import { serveFrontEnds } from './front-ends.js';
import { requireOpenPort, StartFault } from './open-port.js';
import { SiteModule } from './site.module.js';
import { terminal } from './terminal.js';
import { printWelcome } from './welcome.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The embedded profile: its own PostgreSQL unless DATABASE_URL names one, migrations, demo data, every side in one process. */
async function start(): Promise<void> {
  const begun = performance.now();
  const environment: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', DATABASE_POOL_SIZE: '20', ...process.env };
  await requireOpenPort(environment['HOST'] || '127.0.0.1', Number(environment['PORT'] || 3000));
  const postgres = environment['DATABASE_URL'] ? null : await startDatabase(environment, terminal.step);
  // Ending the process stops its database too; nothing is half-done that the next start would not finish.
  const stopEarly = () => process.exit(130);
  for (const signal of SIGNALS) process.on(signal, stopEarly);
  try {
    if (postgres) environment['DATABASE_URL'] = postgres.url;
    const withBank = bringsBank(environment);
    if (withBank) Object.assign(environment, bankAddresses(environment));
    const app = await startSite(Config.fromEnvironment(environment), withBank);
    for (const signal of SIGNALS) process.off(signal, stopEarly);
    stopOnSignals(app, async () => {
      await postgres?.stop();
      terminal.line('parde: stopped');
    });
    await printWelcome(app, performance.now() - begun);
    void app.get(PictureWarmer).warm();
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function startSite(config: Config, withBank: boolean): Promise<NestFastifyApplication> {
  const ran = await migrateDatabases(config);
  if (ran > 0) terminal.step(`${ran} migrations done`);
  const app = await createApp(SiteModule.forRoot(config), config);
  if (withBank) await mountBank(app);
  await serveFrontEnds(app);
  serveOpenApi(app);
  await app.init();
  await loadDemoData(app, terminal.step);
  await app.listen(config.values.port, config.values.host);
  return app;
}

start().catch((error: unknown) => {
  const known = error instanceof StartFault || error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  terminal.fault(known ? error.message : `could not start: ${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = 1;
  setImmediate(() => process.exit(1));
});
