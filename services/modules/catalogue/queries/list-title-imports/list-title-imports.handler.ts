import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { ListTitleImports } from './list-title-imports.query.ts';
import { type ConsoleTitleImport, TITLE_IMPORT_COLUMNS } from './title-import.schema.ts';

@QueryHandler(ListTitleImports)
export class ListTitleImportsHandler implements IQueryHandler<ListTitleImports> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListTitleImports): Promise<ListPage<ConsoleTitleImport>> {
    const { sort, offset, limit, filter } = request;
    const rows = await this.database.rows<ConsoleTitleImport & { total: number }>(
      `select ${TITLE_IMPORT_COLUMNS}, (count(*) over ())::int as total from read.title_import
       where $1::text is null or stage = $1 order by ${sort.field} ${sort.direction} limit ${limit} offset ${offset}`,
      [filter.stage ?? null],
    );
    return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
  }
}
