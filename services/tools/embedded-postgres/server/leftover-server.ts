import { realpath } from 'node:fs/promises';
import { pollUntil } from '../../../platform/kernel/time/poll-until.ts';
import { dataDirectoryBehind } from '../connection.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { ClusterPlace } from '../place/cluster-place.ts';
import { disownPostmasterFile, judgeProcess, type PostmasterFile, readPostmasterFile } from './postmaster.ts';
import { isGone } from './stop-server.ts';

/*
 * A launcher that was killed leaves its server running. Under the lock of the folder no living launcher has it, so the next one
 * takes it over: nothing is lost, and the clients of the old one are not cut off.
 */

const RECOVERY_TIMEOUT_MS = 300_000;
const SHUTDOWN_TIMEOUT_MS = 60_000;
const DYING_TIMEOUT_MS = 5_000;

/**
 * The server that already serves the cluster, ready for connections; undefined when there is none (any more) and one may be started.
 * Never signals anything.
 * @throws EmbeddedPostgresError data_folder_in_use when some PostgreSQL holds the cluster and does not prove to be ours
 */
export async function findLeftoverServer(
  { cluster }: ClusterPlace,
  password: string,
): Promise<PostmasterFile | undefined> {
  const file = readPostmasterFile(cluster);
  if (!file) return undefined;
  const verdict = judgeProcess(file.pid, cluster);
  const isDead = verdict === 'gone' || verdict === 'another program';
  const server = isDead ? undefined : await settled(file.pid, cluster, verdict === 'ours');
  if (!server) {
    disownPostmasterFile(cluster);
    return undefined;
  }
  const folder = await dataDirectoryBehind({ port: server.port, password });
  if (folder && (await realpath(folder).catch(() => folder)) === (await realpath(cluster))) return server;
  // Windows alone does not tell what the process is; PostgreSQL's own check does, at the start.
  if (process.platform === 'win32') return undefined;
  // One that was killed a moment ago answers nobody, and is still among the processes.
  if (verdict === 'ours' && (await isGone(server.pid, cluster, DYING_TIMEOUT_MS))) {
    disownPostmasterFile(cluster);
    return undefined;
  }
  throw new EmbeddedPostgresError(
    'data_folder_in_use',
    `A PostgreSQL (process ${file.pid}) already serves ${cluster} and does not take Parde's password: stop it with "kill -INT ${file.pid}" and start again.`,
  );
}

/** Waits while the server recovers or shuts down; undefined when it has gone. */
async function settled(pid: number, cluster: string, isOurs: boolean): Promise<PostmasterFile | undefined> {
  if (!isOurs) return readPostmasterFile(cluster);
  const outcome = await pollUntil<PostmasterFile | 'gone'>(
    () => {
      const file = readPostmasterFile(cluster);
      if (!file || judgeProcess(pid, cluster) !== 'ours') return 'gone';
      return file.status === 'ready' || file.status === 'stopping' ? file : undefined;
    },
    { timeoutMs: RECOVERY_TIMEOUT_MS },
  );
  if (outcome === 'gone') {
    await isGone(pid, cluster, SHUTDOWN_TIMEOUT_MS);
    return undefined;
  }
  if (outcome?.status !== 'stopping') return outcome;
  return (await isGone(pid, cluster, SHUTDOWN_TIMEOUT_MS)) ? undefined : outcome;
}
