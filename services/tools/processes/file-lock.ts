import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

/** Does the work while this process holds the lock file; the lock of a process that has ended is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
    await pause(100);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

function take(file: string): Promise<boolean> {
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
