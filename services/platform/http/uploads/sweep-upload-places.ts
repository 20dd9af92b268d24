import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'parde-upload-';
const NAME = new RegExp(`^${PREFIX}(\\d+)-`);
/** Clocks and file systems round. */
const LEEWAY_MS = 1_000;

/** What the folders of this process begin with: its number says whether somebody still needs them. */
export const placePrefix = () => path.join(tmpdir(), `${PREFIX}${process.pid}-`);

/**
 * Deletes what killed processes have left of files that were just arriving. What resists, as of another user, is left alone: tidying
 * must not keep a process from starting.
 */
export async function sweepUploadPlaces(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, owner] = NAME.exec(name) ?? [];
    if (!owner) continue;
    const folder = path.join(tmpdir(), name);
    try {
      if (await isLeft(folder, Number(owner))) await rm(folder, { recursive: true, force: true });
    } catch {
      // In use, or gone meanwhile.
    }
  }
}

/** In a container every process has the same number: what is older than this one is of one before. */
async function isLeft(folder: string, owner: number): Promise<boolean> {
  if (owner !== process.pid) return !isRunning(owner);
  const begun = Date.now() - process.uptime() * 1_000;
  return (await stat(folder)).mtimeMs < begun - LEEWAY_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
