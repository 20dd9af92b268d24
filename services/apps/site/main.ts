import { startFailure } from '#apps/composition/start-failure.ts';
import { networkRefusal } from '#platform/kernel/config/loopback.ts';
import { requireOpenPort, StartError } from '#platform/startup/open-port.ts';
import { terminal } from '#platform/startup/terminal.ts';
import { namesDatabases, startDatabase } from '#tools/embedded-postgres/embedded-database.ts';
import { EmbeddedPostgresError } from '#tools/embedded-postgres/embedded-postgres-error.ts';
import type { Supervision } from '#tools/embedded-postgres/embedded-postgres-options.ts';

/** The database is a part of the site here: it comes back by itself, or the site ends and says why. */
const supervision: Supervision = {
  onDied: () => terminal.error('the database has ended by itself, it is started again'),
  onBack: () => terminal.step('the database is back'),
  onLost: (error) => {
    terminal.error(error.message);
    process.exit(1);
  },
};

/**
 * The embedded profile: its own PostgreSQL unless DATABASE_URL names one, and every side in one process. The database starts in
 * a process of its own while this one loads the site, of which nothing is imported before.
 */
async function start(): Promise<void> {
  const begun = performance.now();
  const environment: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', DATABASE_POOL_SIZE: '20', ...process.env };
  const refusal = networkRefusal(environment);
  if (refusal) throw new StartError(refusal);
  await requireOpenPort(environment['HOST'] || '127.0.0.1', Number(environment['PORT'] || 3000));
  const database = namesDatabases(environment) ? null : startDatabase(environment, terminal.step, supervision);
  const [postgres, { runSite }] = await Promise.all([database, import('./run-site.ts')]);
  await runSite(environment, postgres, begun);
}

start().catch((error: unknown) => {
  const known = error instanceof EmbeddedPostgresError ? error.message : startFailure(error);
  terminal.error(known ?? `could not start: ${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = 1;
  setImmediate(() => process.exit(1));
});
