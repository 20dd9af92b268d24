import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { orNull } from '#platform/storage/file-system/or-null.ts';
import { removeAbandoned } from '#platform/storage/file-system/remove-abandoned.ts';
import { FilmTooLarge, UnknownUpload } from '../domain/media-errors.ts';
import { MediaSettings } from './media-settings.ts';

/** Films that browsers send in pieces: no request is long, and what was cut off goes on. */
@Injectable()
export class UploadDesk {
  private readonly folder: string;

  constructor(
    { values }: Config,
    private readonly settings: MediaSettings,
  ) {
    this.folder = path.resolve(projectRoot(), values.dataDir, 'uploads');
  }

  /** Puts a piece where it belongs; twice does no harm. @returns how many bytes are here: the next piece begins there. */
  async append(userId: number, upload: string, from: number, piece: string): Promise<number> {
    const { size } = await stat(piece);
    if (from + size > this.settings.uploadBytes) throw new FilmTooLarge();
    await mkdir(this.folder, { recursive: true });
    const file = this.place(userId, upload);
    const handle = await orNull(open(file, from === 0 ? 'a+' : 'r+', 0o600));
    if (!handle) return 0;
    await handle.close();
    const here = (await stat(file)).size;
    if (from > here) return here;
    // Of one write() a disk that fills up may take a part, and say nothing.
    await pipeline(createReadStream(piece), createWriteStream(file, { flags: 'r+', start: from }));
    return Math.max(here, from + size);
  }

  /** @returns where a film is that has come whole. @throws UnknownUpload */
  async find(userId: number, upload: string, size: number): Promise<string> {
    const file = this.place(userId, upload);
    const found = await orNull(stat(file));
    if (found?.size !== size) throw new UnknownUpload();
    return file;
  }

  async discard(file: string): Promise<void> {
    await rm(file, { force: true });
  }

  /** Films whose next piece has not come for a day. @returns how many were removed. */
  removeAbandoned(): Promise<number> {
    return removeAbandoned(this.folder);
  }

  /** @param upload a UUID: nothing that leads anywhere else. */
  private place(userId: number, upload: string): string {
    return path.join(this.folder, `${userId}-${upload}`);
  }
}
