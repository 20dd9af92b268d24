import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import { LINE_COLUMNS, type LineRow, lineOf } from '../download-lines.ts';
import { ListDownloads } from './list-downloads.query.ts';
import type { DownloadsAnswer } from './list-downloads.schema.ts';

const PAGE_SIZE = 20;
const LINES = `
  select ${LINE_COLUMNS}
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
    return { downloads: rows.map(lineOf), max_page: maxPage(total, PAGE_SIZE), total };
  }
}
