import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { isFilmName } from '../../domain/inbox-file.ts';
import { UnknownInboxFile } from '../../domain/media-errors.ts';
import { MediaSettings } from '../media-settings.ts';

/** The folder that operators put films into. */
@Injectable()
export class InboxDesk {
  constructor(private readonly settings: MediaSettings) {}

  /** @returns where a film of the inbox is. @throws UnknownInboxFile */
  async find(name: string): Promise<string> {
    const { inbox } = this.settings;
    if (!inbox || !isFilmName(name)) throw new UnknownInboxFile();
    const file = path.join(inbox, name);
    const found = await lstat(file).catch(() => null);
    if (!found?.isFile()) throw new UnknownInboxFile();
    return file;
  }
}
