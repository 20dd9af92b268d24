import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { orNull } from './or-null.ts';

/** Nobody writes one thing for so long: whoever began it was killed, or has gone away. */
const ABANDONED_MS = DAY_MS;

/** Removes what lies in a folder of work under way and was not touched for a day. @returns how many files or folders. */
export async function removeAbandoned(folder: string): Promise<number> {
  let removed = 0;
  for (const name of (await orNull(readdir(folder))) ?? [])
    if (await removeIfAbandoned(path.join(folder, name))) removed += 1;
  return removed;
}

/** @returns whether it was. */
export async function removeIfAbandoned(place: string): Promise<boolean> {
  const found = await orNull(stat(place));
  if (!found || found.mtimeMs > Date.now() - ABANDONED_MS) return false;
  await rm(place, { recursive: true, force: true });
  return true;
}
