import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Release } from '#modules/catalogue/contract/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/release-files.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { FreeBecause } from '../../contract/downloads.events.ts';
import { ListDownloads } from './list-downloads.query.ts';
import type { DownloadLine, DownloadsAnswer } from './list-downloads.schema.ts';

interface LineRow {
  id: number;
  fileId: number;
  title: FileTitle;
  release: Release;
  startedAt: string;
  sent: number;
  charged: number;
  why: FreeBecause | null;
  [column: string]: unknown;
}

const PAGE_SIZE = 20;
const LINES = `
  select meter_id as id, file_id as "fileId", title, release, read.iso_time(started_at) as "startedAt", bytes_sent as sent,
    bytes_charged as charged, free_because as why
  from read.download_line where user_id = $1 order by meter_id desc limit ${PAGE_SIZE} offset $2`;
const TOTAL = 'select count(*) as total from read.download_line where user_id = $1';

@QueryHandler(ListDownloads)
export class ListDownloadsHandler implements IQueryHandler<ListDownloads> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId, page }: ListDownloads): Promise<DownloadsAnswer> {
    const [rows, count] = await Promise.all([
      this.database.rows<LineRow>(LINES, [userId, (page - 1) * PAGE_SIZE]),
      this.database.row<{ total: number }>(TOTAL, [userId]),
    ]);
    const total = count?.total ?? 0;
    return { downloads: rows.map(lineOf), max_page: Math.ceil(total / PAGE_SIZE), total };
  }
}

function lineOf({ id, fileId, title, release, startedAt, sent, charged, why }: LineRow): DownloadLine {
  const { season, episode, quality, dubbed } = release;
  return {
    id,
    file_id: fileId,
    post_type: title.postType,
    slug: title.slug,
    name: title.name,
    season,
    episode,
    quality,
    dubbed,
    started_at: startedAt,
    bytes_sent: sent,
    bytes_charged: charged,
    why,
  };
}
