import { open, rm } from 'node:fs/promises';
import path from 'node:path';

const BYTES = Buffer.alloc(64 * 1_024);
/** No room, no quota, or a disk that fails. */
const FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/** @param owner tells several processes on one folder apart. */
export const probeName = (owner: string) => `.write-probe-${owner}-${process.pid}`;

/**
 * Writes a small file, waits until the disk has it, and takes it away.
 * @throws the system's error when the disk is full or fails. A folder that is not there, or not ours, is nobody's fault here.
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
