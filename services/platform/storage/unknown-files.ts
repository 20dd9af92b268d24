import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { StoragePort } from './storage.port.ts';

const BATCH = 500;

/**
 * A file is in the storage before the command that names it is committed: where that did not come to be, nobody asks for it.
 * @param known tells of some files which ones something refers to.
 * @returns names of the others, of those that have been in the folder for a day: no command takes that long.
 */
export async function* unknownFiles(
  storage: StoragePort,
  folder: string,
  known: (names: string[]) => Promise<string[]>,
): AsyncGenerator<string> {
  let names: string[] = [];
  for await (const name of storage.putBefore(folder, new Date(Date.now() - DAY_MS))) {
    names.push(name);
    if (names.length < BATCH) continue;
    yield* await without(names, known);
    names = [];
  }
  if (names.length > 0) yield* await without(names, known);
}

async function without(names: string[], known: (names: string[]) => Promise<string[]>): Promise<string[]> {
  const kept = new Set(await known(names));
  return names.filter((name) => !kept.has(name));
}
