import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { findBinaries } from './place/binaries.ts';
import { type ClusterPlace, findClusterPlace } from './place/cluster-place.ts';
import { judgeProcess, readPostmasterFile } from './server/postmaster.ts';
import { stopServer } from './server/stop-server.ts';

export const TEST_FOLDER_PREFIX = 'parde-test-server-';

/** A folder this young may belong to a run that has not locked it yet. */
const YOUNG_MS = 60_000;

/**
 * Ends and deletes the test servers of killed runs; those of living runs are locked and stay. What belongs to other users, or
 * resists, is left alone: tidying must not fail a test run.
 */
export async function sweepTestServers(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(TEST_FOLDER_PREFIX)) continue;
    const dataDir = path.join(os.tmpdir(), name);
    try {
      const { mtimeMs, uid } = await stat(dataDir);
      if (Date.now() - mtimeMs > YOUNG_MS && uid === (process.getuid?.() ?? uid)) await sweep(dataDir);
    } catch {
      // In use, or gone meanwhile.
    }
  }
}

async function sweep(dataDir: string): Promise<void> {
  const place: ClusterPlace = (await findClusterPlace(dataDir)) ?? {
    home: dataDir,
    cluster: path.join(dataDir, 'cluster'),
  };
  const lock = lockFolder(place.home);
  try {
    const server = readPostmasterFile(place.cluster);
    if (server && judgeProcess(server.pid, place.cluster) === 'ours')
      await stopServer(server.pid, place.cluster, findBinaries());
    for (const folder of [place.home, dataDir]) await rm(folder, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
