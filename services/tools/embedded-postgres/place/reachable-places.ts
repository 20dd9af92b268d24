import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runAs, type ServerUser } from './run-as.ts';

/*
 * Where things go that the server's user must reach although the project lies in a closed folder such as /root.
 */

/** Places that outlive a restart of the machine, the usual one first. */
const LASTING = ['/var/lib/parde', '/srv/parde', '/opt/parde', '/var/tmp/parde'];

export const LASTING_PLACES: readonly string[] = LASTING;
export const ANY_PLACES: readonly string[] = [...LASTING, path.join(os.tmpdir(), 'parde')];

/** Asked of the system rather than computed from modes: access lists and mount options count too. */
export async function canEnter(user: ServerUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true;
  return (await runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok;
}

/** Creates what is missing of `folder`; what it creates can be entered by all when the server has a user of its own. */
export async function makeFolder(folder: string, user: ServerUser | undefined): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: user ? 0o755 : 0o700 });
  if (!first || !user) return;
  // Against a narrow umask, for exactly the folders made here.
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755);
}

/** The first of `places` in which root can make a folder that `user` can enter; undefined when there is none. */
export async function firstReachable(places: readonly string[], user: ServerUser): Promise<string | undefined> {
  for (const place of places) {
    try {
      await makeFolder(place, user);
      if ((await isPrivatelyOurs(place)) && (await canEnter(user, place))) return place;
    } catch {
      // Read-only or forbidden: the next one.
    }
  }
  return undefined;
}

/** In a folder such as /tmp anyone could have prepared programs or data for us: only what belongs to us is trusted. */
export async function isPrivatelyOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await stat(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** The name a data folder has elsewhere: the same at each start from the same path. */
export async function nameElsewhere(dataDir: string): Promise<string> {
  return createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
}
