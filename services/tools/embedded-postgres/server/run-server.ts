import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync } from 'node:fs';
import { pollUntil } from '../../../platform/kernel/time/poll-until.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { type Binaries, programOf } from '../place/binaries.ts';
import type { ClusterPlace } from '../place/cluster-place.ts';
import { identityOf, type ServerUser, serverEnvironment } from '../place/run-as.ts';
import { readPostmasterFile } from './postmaster.ts';
import { explainFailure, formerLog, hasServed, readLog } from './server-log.ts';
import { settingArguments } from './server-settings.ts';
import { socketFolderOf } from './server-socket.ts';
import { stopServer } from './stop-server.ts';

interface ServerTask {
  binaries: Binaries;
  user: ServerUser | undefined;
  place: ClusterPlace;
  port: number;
  settings: Record<string, string> | undefined;
  logFile: string;
}

/** Long, because recovery after a power cut replays the log first; a server that gives up ends the wait at once. */
const READY_TIMEOUT_MS = 300_000;

/**
 * Starts postgres and waits until it takes connections; gives its process id.
 * @throws EmbeddedPostgresError by what the server's log says, start_failed when it says nothing we know
 */
export async function runServer(task: ServerTask): Promise<number> {
  const { child, ended } = spawnServer(task);
  const { cluster } = task.place;
  const outcome = await pollUntil<'ready' | Ending>(
    () => {
      if (ended.ending) return ended.ending;
      const file = readPostmasterFile(cluster);
      return child.pid !== undefined && file?.pid === child.pid && file.status === 'ready' ? 'ready' : undefined;
    },
    { timeoutMs: READY_TIMEOUT_MS },
  );
  if (outcome === 'ready' && child.pid !== undefined) return child.pid;
  if (outcome === undefined && child.pid !== undefined) await stopServer(child.pid, cluster, task.binaries);
  if (outcome instanceof Error) {
    throw new EmbeddedPostgresError('start_failed', `PostgreSQL could not be started: ${outcome.message}`, {
      cause: outcome,
    });
  }
  const doing =
    outcome === undefined
      ? `PostgreSQL was not ready after ${READY_TIMEOUT_MS / 1000} seconds`
      : 'PostgreSQL did not start';
  throw explainFailure(readLog(task.logFile), { doing, logFile: task.logFile });
}

type Ending = 'exited' | Error;

/**
 * Detached, in a process group of its own: Ctrl-C in the terminal reaches only us, and we stop the server after our own work.
 * Its words go straight to a file, since a pipe would break with us and leave an adopted server without a log.
 */
function spawnServer(task: ServerTask): { child: ChildProcess; ended: { ending?: Ending } } {
  const { binaries, place, user } = task;
  // Why a server has died stands in its log, which the next one must not take away.
  if (hasServed(task.logFile)) renameSync(task.logFile, formerLog(task.logFile));
  // Opened by us, so that the log may lie in a folder the server's user cannot enter; emptied at each start.
  closeSync(openSync(task.logFile, 'w', 0o600));
  const log = openSync(task.logFile, 'a');
  const ended: { ending?: Ending } = {};
  try {
    const child = spawn(
      programOf(binaries, 'postgres'),
      ['-D', place.cluster, ...settingArguments(task.port, socketFolderOf(place.cluster), task.settings)],
      {
        ...identityOf(user),
        cwd: place.home,
        env: serverEnvironment(place.home),
        detached: true,
        windowsHide: true,
        stdio: ['ignore', log, log],
      },
    );
    child.once('error', (error) => {
      ended.ending = error;
    });
    child.once('exit', () => {
      ended.ending ??= 'exited';
    });
    child.unref();
    return { child, ended };
  } finally {
    closeSync(log);
  }
}
