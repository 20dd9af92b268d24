import { open, rm } from 'node:fs/promises';
import path from 'node:path';

const BYTES = Buffer.alloc(64 * 1_024);
/** No room, no quota, a disk that fails (which the system then lets nobody write to), or a folder of another user. */
const FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES']);

/** @param owner tells several processes on one folder apart. */
export const probeName = (owner: string) => `.write-probe-${owner}-${process.pid}`;

/**
 * Writes a small file, waits until the disk has it, and takes it away.
 * @throws the system's error when the disk is full or fails, or may not be written to. A folder that is not there yet is made when
 * something comes into it.
 */
export async function probeDisk(folder: string, owner: string): Promise<void> {
  const file = path.join(folder, probeName(owner));
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(BYTES);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (FAULTS.has(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
