import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config, type ConfigValues } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { bytesOfFile } from '../bytes-of-file.ts';
import { type ByteRange, type FileOptions, StoragePort } from '../storage.port.ts';
import { checkFolder, checkName, checkTopFolder } from '../storage-name.ts';
import { filesBelow } from './files-below.ts';
import { orNull } from './or-null.ts';
import { removeIfAbandoned } from './remove-abandoned.ts';

const UNFINISHED = '.unfinished-';

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

  async *putBefore(folder: string, until: Date): AsyncGenerator<string> {
    for await (const file of filesBelow(path.join(this.folder, checkTopFolder(folder)))) {
      const found = isUnfinished(file) ? null : await orNull(stat(file));
      if (found && found.mtimeMs < until.getTime()) yield path.relative(this.folder, file).replaceAll(path.sep, '/');
    }
  }

  async removeUnfinished(): Promise<number> {
    let removed = 0;
    for await (const file of filesBelow(this.folder))
      if (isUnfinished(file) && (await removeIfAbandoned(file))) removed += 1;
    return removed;
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
}

const isUnfinished = (file: string) => path.basename(file).includes(UNFINISHED);

/** A file's name is safe when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
