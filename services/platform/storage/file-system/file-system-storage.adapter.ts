import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config, type ConfigValues } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { bytesOfFile } from '../bytes-of-file.ts';
import { type ByteRange, type FileOptions, StoragePort } from '../storage.port.ts';
import { checkFolder, checkName } from '../storage-name.ts';

const UNFINISHED = '.unfinished-';
/** Nobody writes one file for so long: whoever began it was killed. */
const ABANDONED_MS = DAY_MS;

export function storageFolder({ storageDir, dataDir }: ConfigValues): string {
  return path.resolve(projectRoot(), storageDir ?? path.join(dataDir, 'storage'));
}

/** Files in a folder of this machine, or of a volume that all machines share. */
@Injectable()
export class FileSystemStorage extends StoragePort {
  private readonly folder: string;

  constructor({ values }: Config) {
    super();
    this.folder = storageFolder(values);
  }

  put(name: string, bytes: Buffer): Promise<void> {
    return this.write(name, (handle) => handle.writeFile(bytes));
  }

  async putFile(name: string, file: string, { sha256, onBytes }: FileOptions = {}): Promise<void> {
    await this.removeAbandoned(path.dirname(this.place(name)));
    await this.write(name, async (handle) => {
      for await (const chunk of bytesOfFile(file, sha256 ?? null)) {
        await handle.writeFile(chunk);
        onBytes?.(chunk.length);
      }
    });
  }

  get(name: string): Promise<Buffer | null> {
    return orNull(readFile(this.place(name)));
  }

  async read(name: string, range?: ByteRange): Promise<Readable | null> {
    const handle = await orNull(open(this.place(name)));
    return handle?.createReadStream({ ...(range && { start: range.from, end: range.to - 1 }) }) ?? null;
  }

  async size(name: string): Promise<number | null> {
    return (await orNull(stat(this.place(name))))?.size ?? null;
  }

  async remove(name: string): Promise<void> {
    await rm(this.place(name), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(path.join(this.folder, checkFolder(folder)), { recursive: true, force: true });
  }

  localPath(name: string): string {
    return this.place(name);
  }

  private place(name: string): string {
    return path.join(this.folder, checkName(name));
  }

  /** Under another name until the disk has all of it. */
  private async write(name: string, fill: (handle: FileHandle) => Promise<void>): Promise<void> {
    const file = this.place(name);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}${UNFINISHED}${randomUUID()}`;
    try {
      const handle = await open(unfinished, 'wx', 0o644);
      try {
        await fill(handle);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  private async removeAbandoned(folder: string): Promise<void> {
    const names = (await orNull(readdir(folder))) ?? [];
    for (const name of names.filter((each) => each.includes(UNFINISHED))) {
      const file = path.join(folder, name);
      const found = await orNull(stat(file));
      if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true });
    }
  }
}

/** A file's name is safe when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
