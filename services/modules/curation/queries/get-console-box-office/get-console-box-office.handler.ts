import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DeskReader } from '../desk.reader.ts';
import { GetConsoleBoxOffice } from './get-console-box-office.query.ts';
import type { ConsoleBoxOffice } from './get-console-box-office.schema.ts';

type Row = { version: number; as_of: string; entries: { titleId: number; gross: number }[] };

@QueryHandler(GetConsoleBoxOffice)
export class GetConsoleBoxOfficeHandler implements IQueryHandler<GetConsoleBoxOffice> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly desk: DeskReader,
  ) {}

  async execute(): Promise<ConsoleBoxOffice> {
    const row = await this.database.row<Row>('select version, as_of::text as as_of, entries from read.box_office_desk');
    if (!row) return { version: 0, as_of: null, entries: [] };
    const titles = await this.desk.named(row.entries.map(({ titleId }) => titleId));
    const entries = row.entries.map(({ titleId, gross }, place) => ({ id: titleId, post: titles[place]!.post, gross }));
    return { version: row.version, as_of: row.as_of, entries };
  }
}
