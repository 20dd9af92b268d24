import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { isFilmName } from '../../domain/inbox-file.ts';
import { InboxSettings } from './inbox-settings.ts';
import { ListInbox } from './list-inbox.query.ts';
import type { Inbox } from './list-inbox.schema.ts';

const MAX_SHOWN = 500;

@QueryHandler(ListInbox)
export class ListInboxHandler implements IQueryHandler<ListInbox> {
  constructor(private readonly settings: InboxSettings) {}

  async execute(): Promise<Inbox> {
    const { folder, uploadBytes } = this.settings;
    return { status: 1, upload_bytes: uploadBytes, files: folder === null ? null : await filmsIn(folder) };
  }
}

async function filmsIn(folder: string): Promise<{ name: string; size: number }[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isFilmName).sort().slice(0, MAX_SHOWN);
  const found = await Promise.all(
    names.map(async (name) => ({ name, entry: await lstat(path.join(folder, name)).catch(() => null) })),
  );
  return found.flatMap(({ name, entry }) => (entry?.isFile() ? { name, size: entry.size } : []));
}
