import path from 'node:path';
import { readPassword } from '../cluster.ts';
import { urlOf } from '../connection.ts';
import { findClusterPlace } from '../place/cluster-place.ts';
import { judgeProcess, readPostmasterFile } from './postmaster.ts';

/**
 * The server that a running site has on its data folder, for a second program that wants to use it and not to stop it.
 * @returns its URL, or undefined when none runs.
 */
export async function findRunningServer(dataDir: string, database = 'parde'): Promise<string | undefined> {
  const place = await findClusterPlace(path.resolve(dataDir));
  const server = place && readPostmasterFile(place.cluster);
  if (!place || server?.status !== 'ready' || judgeProcess(server.pid, place.cluster) !== 'ours') return undefined;
  return urlOf({ ...server, password: await readPassword(place) }, database);
}
