import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Databases, sites, brokers and browsers of a run took 2 GiB at most. */
const ROOM_BYTES = 6 * GIB;
const MEMORY_BYTES = 10 * GIB;

/**
 * Puts the temporary files of a run and of all that it starts into memory where there is plenty, unless TMPDIR says where they
 * go. A suite's database has 1,200 files: copying it took 0.9 s on a disk, 0.04 in memory.
 */
export function keepTemporaryFilesInMemory(): void {
  process.env['TMPDIR'] ??= hasRoom() ? MEMORY : os.tmpdir();
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES && os.freemem() >= MEMORY_BYTES && !forbidsPrograms();
  } catch {
    return false;
  }
}

/** Some suites write programs and run them. */
function forbidsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, place]) => place === MEMORY)?.[3] ?? '';
  return options.split(',').includes('noexec');
}
