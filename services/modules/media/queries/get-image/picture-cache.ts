import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';

const MEGABYTE = 1024 * 1024;

/** Drawn pictures on the disk. Together they take at most PICTURE_CACHE_MB; those nobody has asked for longest go first. */
@Injectable()
export class PictureCache implements OnModuleInit {
  private readonly folder: string;
  /** Name → bytes of what is on the disk. */
  private readonly kept: LRUCache<string, number>;
  /** Told once, not for each picture of each page. */
  private failing = false;

  constructor(
    { values }: Config,
    private readonly logger: AppLogger,
  ) {
    this.folder = path.resolve(projectRoot(), values.dataDir, 'images');
    this.kept = new LRUCache({
      maxSize: values.pictureCacheMegabytes * MEGABYTE,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void this.remove(name);
      },
    });
  }

  /** Learns in the background what an earlier start has left. */
  onModuleInit(): void {
    this.recall().catch((error: unknown) =>
      this.logger.child('media').warn({ err: error }, 'the pictures on the disk could not be counted'),
    );
  }

  /** @returns null when the picture is not there. */
  async get(name: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(this.fileOf(name));
      // Also counts one that the start has not come to yet.
      if (this.kept.get(name) === undefined) this.kept.set(name, bytes.length);
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return null;
    }
  }

  /** One that cannot be kept, because the disk is full for example, is no reason not to show it: it is drawn again then. */
  async put(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.kept.maxSize) return;
    try {
      await this.write(this.fileOf(name), bytes);
      this.kept.set(name, bytes.length);
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.child('media').warn({ err: error }, 'pictures cannot be kept on the disk');
      this.failing = true;
    }
  }

  /** Whole or not at all. */
  private async write(file: string, bytes: Buffer): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  private async recall(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = [];
    for (const entry of entries) {
      if (!entry.isFile() || this.kept.has(entry.name)) continue;
      const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
      if (found) files.push({ name: entry.name, bytes: found.size, used: Math.max(found.atimeMs, found.mtimeMs) });
    }
    files.sort((one, other) => one.used - other.used);
    for (const { name, bytes } of files) if (!this.kept.has(name)) this.kept.set(name, Math.max(bytes, 1));
  }

  private async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true }).catch((error: unknown) =>
      this.logger.child('media').warn({ err: error }, 'a picture could not be removed from the disk'),
    );
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
}
