import path from 'node:path';
import { hasCluster, initialiseCluster, readPassword, removeHalfMade } from './cluster.ts';
import { ensureDatabase, urlOf } from './connection.ts';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { EmbeddedPostgresOptions } from './embedded-postgres-options.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { noteClusterPlace } from './place/cluster-place.ts';
import { type Ground, prepareGround } from './place/ground.ts';
import { adoptOrStart } from './server/adopt-or-start.ts';
import { stopServer } from './server/stop-server.ts';
import type { Supervisor } from './server/supervise.ts';
import { superviseServer } from './server/supervise-server.ts';

/*
 * A real PostgreSQL without an install: the programs come from npm, the data lies in one folder of the project. Everything that
 * can go wrong on somebody's machine is one EmbeddedPostgresError with a code and a line that says what to do.
 */

export interface EmbeddedPostgres {
  /** Over the loopback. */
  url: string;
  /** Of the same database through the server's socket, which costs less; the loopback's where there is none. */
  socketUrl: string;
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
    socketUrl: urlOf({ ...server, password }, database),
    home: place.home,
    logFile,
    stop: stopOnce(pidNow, ground, lock, supervisor),
  };
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
