import { pollUntil } from '../../../platform/kernel/time/poll-until.ts';
import { secureCluster } from '../cluster.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { EmbeddedPostgresOptions } from '../embedded-postgres-options.ts';
import type { Ground } from '../place/ground.ts';
import { findLeftoverServer } from './leftover-server.ts';
import { runServer } from './run-server.ts';
import { serverPort } from './server-port.ts';
import { socketFolderOf } from './server-socket.ts';
import { stopServer } from './stop-server.ts';

export interface Server {
  pid: number;
  port: number;
  socketFolder: string | undefined;
  adopted: boolean;
}

/** Tries for some seconds, because a killed launcher may have left things in motion: see retriable. */
export async function adoptOrStart(
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
  if (port === undefined || port === leftover.port) return { ...leftover, adopted: true };
  await stopServer(leftover.pid, place.cluster, binaries);
  return undefined;
}

export async function startNew(
  { port: wanted, settings }: EmbeddedPostgresOptions,
  ground: Ground,
  logFile: string,
): Promise<Server> {
  await secureCluster(ground.place, ground.user);
  const port = await serverPort(wanted);
  const pid = await runServer({ ...ground, port, settings, logFile });
  return { pid, port, socketFolder: socketFolderOf(ground.place.cluster), adopted: false };
}

/**
 * Worth another try: a port of our own choice that someone took in between; the children of a killed server, which need a
 * moment to notice that it is gone; a server whose launcher was killed before it had written its postmaster.pid.
 */
export function retriable(error: unknown, wantedPort: number | undefined): undefined {
  if (error instanceof EmbeddedPostgresError) {
    if (error.code === 'port_in_use' && wantedPort === undefined) return undefined;
    if (/pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(error.message))
      return undefined;
  }
  throw error;
}
