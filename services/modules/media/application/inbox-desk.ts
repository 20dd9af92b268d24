import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isFilmName } from '../domain/inbox-file.ts';
import { UnknownInboxFile } from '../domain/media-errors.ts';
import { MediaSettings } from './media-settings.ts';

/** Films of the inbox that are just being brought: that takes longer than a request may. */
@Injectable()
export class InboxDesk {
  private readonly underWay = new Map<string, Promise<unknown>>();

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

  /**
   * Begins the work, or waits for what was begun under this name. Its end is told to one who asks.
   * @returns null where it takes longer than `patienceMs`: ask again.
   */
  async wait<T>(name: string, patienceMs: number, begin: () => Promise<T>): Promise<T | null> {
    const begun = (this.underWay.get(name) as Promise<T> | undefined) ?? begin();
    this.underWay.set(name, begun);
    begun.catch(() => undefined);
    const late = new AbortController();
    try {
      const first = await Promise.race([
        begun.then((value) => ({ value })),
        pause(patienceMs, null, { signal: late.signal }).catch(() => null),
      ]);
      if (first) this.underWay.delete(name);
      return first?.value ?? null;
    } catch (error) {
      this.underWay.delete(name);
      throw error;
    } finally {
      late.abort();
    }
  }
}
