import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { LINE_COLUMNS, type LineRow, lineOf } from '../download-lines.ts';
import type { ConsoleDownload } from './console-download.schema.ts';
import { ListConsoleDownloads } from './list-console-downloads.query.ts';

type Row = LineRow & { userId: number };

@QueryHandler(ListConsoleDownloads)
export class ListConsoleDownloadsHandler implements IQueryHandler<ListConsoleDownloads> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListConsoleDownloads): Promise<ListPage<ConsoleDownload>> {
    const { sort, offset, limit, filter } = request;
    const where = new Conditions()
      .add(filter.user_id, (place) => `user_id = ${place}`)
      .add(filter.id, (place) => `meter_id = any(${place}::int[])`);
    const [rows, count] = await Promise.all([
      this.database.rows<Row>(
        `select ${LINE_COLUMNS}, user_id as "userId" from read.download_line where ${where}
         order by meter_id ${sort.direction} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.download_line where ${where}`,
        where.parameters,
      ),
    ]);
    return {
      rows: rows.map((row) => ({ ...lineOf(row), user_id: row.userId, title_id: row.title.titleId })),
      total: count?.total ?? 0,
    };
  }
}
