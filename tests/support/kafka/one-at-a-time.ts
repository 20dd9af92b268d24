import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Does the work while no other process does its own under the same file; that of a process which is gone is taken over. */
export async function oneAtATime<T>(file: string, work: () => Promise<T>): Promise<T> {
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
