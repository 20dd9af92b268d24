import path from 'node:path';
import type { EmbeddedPostgresOptions } from '../embedded-postgres-options.ts';
import { type Binaries, binariesAt, findBinaries } from './binaries.ts';
import { type ClusterPlace, findClusterPlace, ownerOf, prepareDataFolder, reachablePlace } from './cluster-place.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import type { ServerUser } from './run-as.ts';
import { chooseServerUser } from './server-user.ts';

/** Where a server lies, whose it is and what runs it. */
export interface Ground {
  dataDir: string;
  place: ClusterPlace;
  user: ServerUser | undefined;
  binaries: Binaries;
}

/** @throws EmbeddedPostgresError */
export async function prepareGround({
  dataDir: given,
  binariesRoot,
  onProgress,
}: EmbeddedPostgresOptions): Promise<Ground> {
  const dataDir = path.resolve(given);
  const original = binariesRoot ? binariesAt(binariesRoot) : findBinaries();
  const found = await findClusterPlace(dataDir);
  const user = await chooseServerUser(await ownerOf(found));
  await prepareDataFolder(dataDir, user);
  const binaries = await reachableBinaries(original, user, () => onProgress?.('installing'));
  return { dataDir, place: await reachablePlace(dataDir, found, user), user, binaries };
}
