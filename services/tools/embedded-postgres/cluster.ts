import { randomBytes } from 'node:crypto';
import {
  chmod,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Binaries, majorVersionOf, programOf } from './place/binaries.ts';
import type { ClusterPlace } from './place/cluster-place.ts';
import { runAs, type ServerUser } from './place/run-as.ts';
import { explainFailure } from './server/server-log.ts';

export const SUPERUSER = 'parde';
const HALF_MADE = 'initialising-';

/** What initdb makes; all under the folder's lock. */
interface Initialisation {
  binaries: Binaries;
  user: ServerUser | undefined;
  place: ClusterPlace;
  password?: string | undefined;
  /** false only for throw-away test clusters. */
  durable: boolean;
}

/**
 * Whether a whole cluster of the right version is there; false when one is still to be made.
 * @throws EmbeddedPostgresError data_folder_broken
 */
export async function hasCluster({ cluster }: ClusterPlace, binaries: Binaries): Promise<boolean> {
  const files = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw broken(cluster, 'is not a folder');
    throw error;
  });
  if (files.length === 0) return false;
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES' || error.code === 'EPERM') throw error;
    throw broken(cluster, 'has no readable PG_VERSION');
  });
  const major = version.trim();
  if (!/^\d+(\.\d+)?$/.test(major)) throw broken(cluster, 'has no readable PG_VERSION');
  if (major !== majorVersionOf(binaries)) {
    throw new EmbeddedPostgresError(
      'data_folder_broken',
      `The database in ${cluster} was made by PostgreSQL ${major}, and this Parde brings ${majorVersionOf(binaries)}: dump it with the Parde that made it and restore it here, or choose another data folder.`,
    );
  }
  if (!files.includes('global') || !(await readdir(path.join(cluster, 'global'))).includes('pg_control'))
    throw broken(cluster, 'is half-made: global/pg_control is missing');
  return true;
}

function broken(cluster: string, what: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'data_folder_broken',
    `${cluster} ${what}: put it back from a backup, or move it away to begin with an empty database.`,
  );
}

/** Beside the cluster, readable by us alone: the server needs only its hash. */
export async function readPassword({ home, cluster }: ClusterPlace): Promise<string> {
  const file = path.join(home, 'password');
  const password = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw broken(cluster, `has lost its password file ${file}`);
    throw error;
  });
  return password.trim();
}

/** Makes the cluster in a folder beside its place and renames it, so that whoever is killed in the middle leaves nothing half-made. */
export async function initialiseCluster(task: Initialisation): Promise<void> {
  const { home, cluster } = task.place;
  const work = path.join(home, `${HALF_MADE}${randomBytes(6).toString('hex')}`);
  const password = task.password ?? randomBytes(24).toString('base64url');
  await mkdir(work, { mode: 0o700 });
  try {
    const passwordFile = path.join(work, 'password');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await ownedBy(task.user, work);
    await runInitdb(task, work, passwordFile);
    await writeFile(path.join(home, 'password.new'), `${password}\n`, { mode: 0o600 });
    await rename(path.join(home, 'password.new'), path.join(home, 'password'));
    // An empty folder under the final name may have been put there by hand; anything else makes this fail, rightly.
    await rmdir(cluster).catch(() => undefined);
    await rename(path.join(work, 'cluster'), cluster);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What a killed initialisation has left. Only to be called under the lock. */
export async function removeHalfMade({ home }: ClusterPlace): Promise<void> {
  for (const name of await readdir(home)) {
    // Tried again, since the initdb of a killed launcher may still be writing there; it gives up when its folder has gone.
    if (name.startsWith(HALF_MADE))
      await rm(path.join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** A restored backup may have lost owner and mode, and PostgreSQL insists on both. */
export async function secureCluster({ cluster }: ClusterPlace, user: ServerUser | undefined): Promise<void> {
  await chmod(cluster, 0o700);
  if (user && (await stat(cluster)).uid !== user.uid) await ownedBy(user, await realpath(cluster));
}

async function ownedBy(user: ServerUser | undefined, file: string): Promise<void> {
  if (!user) return;
  await lchown(file, user.uid, user.gid);
  if (!(await lstat(file)).isDirectory()) return;
  for (const name of await readdir(file)) await ownedBy(user, path.join(file, name));
}

/**
 * lower(), sorting and regular expressions come from PostgreSQL's built-in C.UTF-8, the same on every machine. Trigrams still
 * ask the C library what a letter is, so its LC_CTYPE must know Persian ones: the names of such locales differ by system.
 */
function localesToTry(): string[] {
  if (process.platform === 'win32') return ['C'];
  return process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
}

async function runInitdb(
  { binaries, user, durable }: Initialisation,
  work: string,
  passwordFile: string,
): Promise<void> {
  let complaint = '';
  for (const locale of localesToTry()) {
    const target = path.join(work, 'cluster');
    const fixed = [
      '-D',
      target,
      '-U',
      SUPERUSER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-instructions',
    ];
    const language = [`--locale=${locale}`, '--lc-messages=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const outcome = await runAs(
      user,
      programOf(binaries, 'initdb'),
      [...fixed, ...language, ...(durable ? [] : ['--no-sync'])],
      { home: work, timeoutMs: 300_000 },
    );
    if (outcome.ok) return;
    complaint = `${outcome.stdout}\n${outcome.stderr}`;
    if (!complaint.includes('invalid locale name')) break;
  }
  throw explainFailure(complaint, { doing: 'PostgreSQL could not make its data folder' });
}
