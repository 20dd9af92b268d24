import path from 'node:path';
import { Config } from '#platform/kernel/config/config.ts';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { freePort } from '#platform/startup/free-port.ts';
import { requireOpenPort, StartError } from '#platform/startup/open-port.ts';
import { terminal } from '#platform/startup/terminal.ts';
import { EmbeddedPostgresError } from '#tools/embedded-postgres/embedded-postgres-error.ts';
import { waitUntilCaughtUp } from './caught-up.ts';
import { Cluster } from './cluster.ts';
import { clusterTable } from './cluster-table.ts';
import { type EngineStarters, startEngines } from './engines.ts';
import { endLeftovers } from './leftovers.ts';
import { findProgram } from './programs.ts';
import { seedDemo } from './seed-demo.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CAUGHT_UP_WITHIN_MS = 180_000;

type Environment = Record<string, string | undefined>;

/** What is to be undone at the end: gently in reverse order, or at once. */
interface Undo {
  stops: (() => Promise<void>)[];
  kills: (() => void)[];
}

/** What the cluster is given by whoever starts it. */
interface ClusterParts extends EngineStarters {
  /** Reads the settings of the processes. @throws ConfigError with one line per error. */
  readSettings(environment: Environment): Config;
}

/** npm run cluster: the distributed profile on one machine, until Ctrl-C. */
export async function runCluster(given: Environment, parts: ClusterParts): Promise<void> {
  const undo: Undo = { stops: [], kills: [] };
  let stopping: Promise<void> | null = null;
  const stopAll = async () => {
    for (const stop of undo.stops.splice(0).reverse()) await stop();
  };
  const onSignal = () => {
    if (stopping) {
      for (const kill of undo.kills) kill();
      process.exit(1);
    }
    terminal.line('\nparde: stopping …');
    stopping = stopAll().then(() => {
      terminal.line('parde: stopped');
      process.exit(0);
    });
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await start(given, parts, undo);
  } catch (error) {
    if (stopping) return;
    await stopAll();
    terminal.error(errorText(error));
    process.exit(1);
  }
}

async function start(given: Environment, parts: ClusterParts, { stops, kills }: Undo): Promise<void> {
  const { host, port: wanted, demoData } = checkedSettings(given, parts);
  const port = wanted || (await freePort());
  const nginx = findProgram('nginx', given);
  if (!nginx) throw new StartError('nginx is not installed: apt-get install nginx (or your system’s way), then again');
  const dataDir = path.resolve(projectRoot(), given['DATA_DIR'] || '.data');
  const folder = path.join(dataDir, 'cluster');
  await endLeftovers(folder);
  await requireOpenPort(host, port, 'npm run cluster');
  const engines = await startEngines(given, parts, terminal.step);
  stops.push(engines.stop);
  const nginxSends = { DELIVERY: given['STORAGE_S3_ENDPOINT'] ? 'direct' : 'accel' };
  const own = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  const environment = { ...nginxSends, ...given, ...engines.environment, ...own };
  const seeding = seedDemo(environment, demoData);
  stops.push(seeding.stop);
  await seeding.done;
  const cluster = new Cluster({
    nginx,
    host,
    port,
    folder,
    environment,
    voice: {
      heard: (name, line) => terminal.line(`${name.padEnd(11)} │ ${line}`),
      say: (line) => terminal.line(`parde       │ ${line}`),
    },
  });
  stops.push(() => cluster.stop());
  kills.push(() => cluster.kill());
  terminal.step('starting the processes …');
  await cluster.start();
  const { writeDatabaseUrl, readDatabaseUrl } = Config.fromEnvironment(environment).values;
  await waitUntilCaughtUp(writeDatabaseUrl, readDatabaseUrl, CAUGHT_UP_WITHIN_MS);
  terminal.line(clusterTable(await cluster.rows(), engines.rows, `http://${host}:${port}`));
}

/** The processes' own settings, before anything is started for nothing. @throws ConfigError with one line per error. */
function checkedSettings(given: Environment, { readSettings }: ClusterParts): Config['values'] {
  const later = { DATABASE_URL: 'postgres://later', KAFKA_BROKERS: 'later:1', MEILISEARCH_URL: 'http://later' };
  return readSettings({ ...later, ...given }).values;
}

function errorText(error: unknown): string {
  const known = error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  return known || !(error instanceof Error)
    ? String((error as Error).message ?? error)
    : `could not start: ${error.stack}`;
}
