import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DownloadedFiles } from '#modules/downloads/contract/downloaded-files.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import { GetStatement } from './get-statement.query.ts';
import type { StatementAnswer, StatementEntry } from './get-statement.schema.ts';

const PAGE_SIZE = 20;
const ENTRIES = `
  select id, at, unit, amount, reason, reference, note, vip_expiration, bandwidth
  from read.membership_entry where user_id = $1 order by id desc limit ${PAGE_SIZE} offset $2`;
const TOTAL = 'select count(*) as total from read.membership_entry where user_id = $1';

type Row = Omit<StatementEntry, 'file'>;

@QueryHandler(GetStatement)
export class GetStatementHandler implements IQueryHandler<GetStatement> {
  constructor(
    private readonly database: ReadDatabase,
    /** Where the site has downloads. */
    @Optional() @Inject(DownloadedFiles) private readonly files?: DownloadedFiles,
  ) {}

  async execute({ userId, page }: GetStatement): Promise<StatementAnswer> {
    const [rows, count] = await Promise.all([
      this.database.rows<Row>(ENTRIES, [userId, (page - 1) * PAGE_SIZE]),
      this.database.row<{ total: number }>(TOTAL, [userId]),
    ]);
    const total = count?.total ?? 0;
    return { entries: await this.withFiles(userId, rows), max_page: maxPage(total, PAGE_SIZE), total };
  }

  private async withFiles(userId: number, rows: Row[]): Promise<StatementEntry[]> {
    const downloads = rows.flatMap(({ reason, reference }) => (reason === 'download' && reference ? [reference] : []));
    const files = downloads.length > 0 ? await this.files?.of(userId, downloads) : undefined;
    return rows.map((row) => ({ ...row, file: files?.get(row.reference ?? '') ?? null }));
  }
}
