import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { migrateDatabases } from '#apps/composition/databases/migrate-databases.ts';
import { loadDemoData } from '#apps/composition/demo-data.ts';
import { requireOwnPasswords } from '#apps/composition/own-passwords.ts';
import { readSiteSettings, type SiteSettings } from '#apps/composition/site-settings.ts';
import { PictureWarmer } from '#modules/media/queries/get-image/picture-warmer.ts';
import { MetricsServer } from '#platform/health/metrics-server.ts';
import { createApp } from '#platform/http/server/create-app.ts';
import { stopOnSignals } from '#platform/http/server/graceful-stop.ts';
import { serveOpenApi } from '#platform/http/server/openapi.ts';
import { collectGarbage } from '#platform/kernel/memory/collect-garbage.ts';
import { terminal } from '#platform/startup/terminal.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { startTracing } from '#platform/telemetry/tracing.ts';
import type { EmbeddedPostgres } from '#tools/embedded-postgres/embedded-postgres.ts';
import { bankAddresses, bringsBank, mountBank } from '#tools/sandbox-bank/mount-bank.ts';
import { serveFrontEnds } from './front-ends.ts';
import { SiteModule } from './site.module.ts';
import { printWelcome } from './welcome.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Migrations, demo data, every side in one process; until a signal comes.
 * @param postgres the server that is the site's own, stopped with it. @param begun when the start began, in `performance.now()`.
 */
export async function runSite(
  environment: NodeJS.ProcessEnv,
  postgres: EmbeddedPostgres | null,
  begun: number,
): Promise<void> {
  // Ending the process stops its database too; nothing is half-done that the next start would not finish.
  const stopEarly = () => process.exit(130);
  for (const signal of SIGNALS) process.on(signal, stopEarly);
  try {
    if (postgres) environment['DATABASE_URL'] = postgres.socketUrl;
    const withBank = bringsBank(environment);
    if (withBank) Object.assign(environment, bankAddresses(environment));
    const settings = readSiteSettings(environment);
    const { values } = settings.config;
    const stopTracing = await startTracing(values, new AppLogger(values).child('tracing'));
    const ran = await migrateDatabases(settings.config);
    if (ran > 0) terminal.step(`${ran} migrations done`);
    const app = await startSite(settings, withBank);
    for (const signal of SIGNALS) process.off(signal, stopEarly);
    stopOnSignals(app, async () => {
      await stopTracing();
      await postgres?.stop();
      terminal.line('parde: stopped');
    });
    await printWelcome(app, performance.now() - begun);
    const warmed = app.get(PictureWarmer).warm();
    // A first start needs much once; any other would only keep the first visitor waiting.
    if (ran > 0) {
      collectGarbage();
      void warmed.then(() => collectGarbage());
    }
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function startSite({ config, formOrigins }: SiteSettings, withBank: boolean): Promise<NestFastifyApplication> {
  const app = await createApp(SiteModule.forRoot(config), config, formOrigins);
  if (withBank) await mountBank(app);
  await serveFrontEnds(app);
  serveOpenApi(app);
  await app.init();
  await requireOwnPasswords(app);
  if (config.values.demoData) await loadDemoData(app, terminal.step);
  await app.get(MetricsServer).listen();
  await app.listen(config.values.port, config.values.host);
  return app;
}
