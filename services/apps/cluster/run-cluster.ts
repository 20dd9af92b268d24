import { spawn } from 'node:child_process';
import path from 'node:path';
import { ConfigError } from '../../platform/config/config.js';
import { projectRoot } from '../../platform/config/project-root.js';
import { EmbeddedPostgresError } from '../../platform/database/embedded/embedded-postgres-error.js';
import { requireOpenPort, StartFault } from '../site/open-port.js';
import { terminal } from '../site/terminal.js';
import { waitUntilCaughtUp } from './caught-up.js';
import { Cluster } from './cluster.js';
import { clusterTable } from './cluster-table.js';
import { type StartKafka, startEngines } from './engines.js';
import { findProgram } from './programs.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CAUGHT_UP_WITHIN_MS = 180_000;

type Environment = Record<string, string | undefined>;

/** npm run cluster: the distributed profile on one machine, until Ctrl-C. */
export async function runCluster(given: Environment, startKafka: StartKafka): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const kills: (() => void)[] = [];
  let stopping: Promise<void> | null = null;
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  const onSignal = () => {
    if (stopping) {
      for (const kill of kills) kill();
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
    await start(given, startKafka, stops, kills);
  } catch (error) {
    if (stopping) return;
    await stopAll();
    terminal.fault(faultOf(error));
    process.exit(1);
  }
}

async function start(
  given: Environment,
  startKafka: StartKafka,
  stops: (() => Promise<void>)[],
  kills: (() => void)[],
): Promise<void> {
  const host = given['HOST'] || '127.0.0.1';
  const port = Number(given['PORT'] || 3000);
  const nginx = findProgram('nginx', given);
  if (!nginx) throw new StartFault('nginx is not installed: apt-get install nginx (or your system’s way), then again');
  await requireOpenPort(host, port);
  const engines = await startEngines(given, startKafka, terminal.step);
  stops.push(engines.stop);
  const dataDir = path.resolve(projectRoot(), given['DATA_DIR'] || '.data');
  const environment = { ...given, ...engines.environment, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  await seed(environment);
  const cluster = new Cluster({
    ...{ nginx, host, port, environment },
    folder: path.join(dataDir, 'cluster'),
    voice: {
      heard: (name, line) => terminal.line(`${name.padEnd(11)} │ ${line}`),
      say: (line) => terminal.line(`parde       │ ${line}`),
    },
  });
  stops.push(() => cluster.stop());
  kills.push(() => cluster.kill());
  terminal.step('starting the processes …');
  await cluster.start();
  await waitUntilCaughtUp(readUrl(environment), CAUGHT_UP_WITHIN_MS);
  terminal.line(clusterTable(await cluster.rows(), engines.rows, `http://${host}:${port}`));
}

/** In a process of its own: it needs the whole write side for some seconds only. */
function seed(environment: Environment): Promise<void> {
  const entry = path.join(projectRoot(), 'services/dist/apps/cli/main.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, 'seed'], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartFault('the demo could not be loaded'))));
  });
}

function readUrl(environment: Environment): string {
  return environment['DATABASE_URL'] ?? '';
}

function faultOf(error: unknown): string {
  const known = error instanceof StartFault || error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  return known || !(error instanceof Error)
    ? String((error as Error).message ?? error)
    : `could not start: ${error.stack}`;
}
