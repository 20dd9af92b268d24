import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config, type ConfigValues } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { StoragePort } from '../storage.port.ts';

const NAME = /^(?:[a-z0-9][a-z0-9-]{0,80}\/){1,3}[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{1,5}$/;

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

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.place(name);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    const handle = await open(unfinished, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  }

  async putFile(name: string, source: string): Promise<void> {
    const file = this.place(name);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await copyFile(source, unfinished);
    const handle = await open(unfinished, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  }

  async size(name: string): Promise<number | null> {
    return (await stat(this.place(name)).catch(nothing))?.size ?? null;
  }

  async read(name: string): Promise<Readable | null> {
    return (await open(this.place(name)).catch(nothing))?.createReadStream() ?? null;
  }

  localPath(name: string): string {
    return this.place(name);
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.place(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.place(name), { force: true });
  }

  private place(name: string): string {
    if (!NAME.test(name)) throw new Error('this is no name of a stored file');
    return path.join(this.folder, name);
  }
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
