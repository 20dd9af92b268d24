import { access, constants, lstat, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { canEnter, firstReachable, LASTING_PLACES, makeFolder, nameElsewhere } from './reachable-places.ts';
import type { ServerUser } from './run-as.ts';

/*
 * The cluster lives in <data folder>/cluster. When the server's user cannot enter the data folder (it lies under /root), it
 * lives in a lasting place elsewhere, named after the data folder's path, and a note in the data folder says where.
 */

export const NOTE = 'where-the-database-is.txt';

/** The folder that holds the cluster, its password and its lock. */
export interface ClusterPlace {
  home: string;
  /** PostgreSQL's own data directory, as the server reports it. */
  cluster: string;
}

function placeAt(home: string): ClusterPlace {
  return { home, cluster: path.join(home, 'cluster') };
}

/**
 * Where an earlier start has put the cluster of `dataDir`; undefined when there is none yet.
 * @throws EmbeddedPostgresError data_folder_broken when the note points to nothing, or the folder is a cluster of someone else's
 */
export async function findClusterPlace(dataDir: string): Promise<ClusterPlace | undefined> {
  if (await exists(path.join(dataDir, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      'data_folder_broken',
      `${dataDir} is itself a PostgreSQL data directory that Parde did not make: choose another data folder.`,
    );
  }
  const noted = await readNote(dataDir);
  if (noted) {
    if (await exists(noted.cluster)) return noted;
    throw new EmbeddedPostgresError(
      'data_folder_broken',
      `${path.join(dataDir, NOTE)} says that the database is in ${noted.cluster}, but it is not there: put it back from a backup, or delete the note to begin with an empty database.`,
    );
  }
  if (await exists(path.join(dataDir, 'cluster'))) return placeAt(await realpath(dataDir));
  if (process.getuid?.() !== 0 || !(await exists(dataDir))) return undefined;
  return findElsewhere(await nameElsewhere(dataDir));
}

/** A start that was killed between making a cluster elsewhere and writing the note. */
async function findElsewhere(name: string): Promise<ClusterPlace | undefined> {
  for (const base of LASTING_PLACES) {
    const place = placeAt(path.join(base, name));
    if (await exists(place.cluster)) return place;
  }
  return undefined;
}

/** Who owns the cluster, when that is not root. */
export async function ownerOf(place: ClusterPlace | undefined): Promise<ServerUser | undefined> {
  if (!place || process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(place.cluster);
  return uid === 0 ? undefined : { uid, gid, name: `the owner of ${place.cluster}` };
}

/**
 * Chooses the place of a new cluster, or checks that the old one can be reached.
 * @throws EmbeddedPostgresError no_permission
 */
export async function reachablePlace(
  dataDir: string,
  found: ClusterPlace | undefined,
  user: ServerUser | undefined,
): Promise<ClusterPlace> {
  const wanted = found ?? placeAt(await realpath(dataDir));
  if (await canEnter(user, wanted.home)) return wanted;
  if (found && user) {
    throw new EmbeddedPostgresError(
      'no_permission',
      `The user ${user.name} cannot enter ${found.home}, where the database is: open its parent folders (chmod o+x), or move it to a folder other users can enter, such as /opt.`,
    );
  }
  const base = user && (await firstReachable(LASTING_PLACES, user));
  if (!base) {
    throw new EmbeddedPostgresError(
      'no_permission',
      `The user ${user?.name} can reach neither ${dataDir} nor any of ${LASTING_PLACES.join(', ')}: choose a data folder other users can enter, such as one under /opt.`,
    );
  }
  const place = placeAt(path.join(base, await nameElsewhere(dataDir)));
  await makeFolder(place.home, user);
  return place;
}

/** Leaves the note when the cluster is elsewhere. Written after the cluster is whole: a note without a cluster is a loss, not a beginning. */
export async function noteClusterPlace(dataDir: string, place: ClusterPlace): Promise<void> {
  if (place.home === (await realpath(dataDir)) || (await readNote(dataDir))) return;
  const text = [
    'PostgreSQL runs under a user of its own, who cannot enter this folder. The database is therefore in',
    place.home,
    'Parde reads the line above at each start: keep this file. To begin with an empty database, stop Parde and delete both.',
    '',
  ].join('\n');
  const note = path.join(dataDir, NOTE);
  await writeFile(`${note}.new`, text);
  await rename(`${note}.new`, note);
}

async function readNote(dataDir: string): Promise<ClusterPlace | undefined> {
  const note = path.join(dataDir, NOTE);
  if (!(await exists(note))) return undefined;
  const home = (await readFile(note, 'utf8')).split(/\r?\n/)[1]?.trim() ?? '';
  if (path.isAbsolute(home)) return placeAt(home);
  throw new EmbeddedPostgresError(
    'data_folder_broken',
    `${note} does not say in its second line where the database is: put the file back from a backup.`,
  );
}

/** A path that may not be looked at is an error (no_permission), not an absence. */
async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** @throws EmbeddedPostgresError through asEmbeddedPostgresError when we cannot write into the data folder */
export async function prepareDataFolder(dataDir: string, user: ServerUser | undefined): Promise<void> {
  await makeFolder(dataDir, user);
  await access(dataDir, constants.W_OK);
  await readdir(dataDir);
}
