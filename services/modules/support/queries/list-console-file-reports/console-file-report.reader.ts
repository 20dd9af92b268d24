import { Injectable } from '@nestjs/common';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { releaseFileName } from '#modules/catalogue/contract/files/release-file-name.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import type { ConsoleFileReport, ListConsoleFileReports } from './console-file-report.schema.ts';

const MAX_REPORTERS = 50;
const SELECT = `
  select c.id, c.version, c.state, c.opened_at, c.last_at, c.settled_at, c.settled_by, c.fault, c.fault_at, r.reports, r.reporters
  from read.file_case c
  cross join lateral (
    select count(*) filter (where waiting) as reports,
      coalesce(json_agg(row order by waiting desc, at desc) filter (where n <= ${MAX_REPORTERS}), '[]') as reporters
    from (
      select waiting, reported_at as at, row_number() over (order by waiting desc, reported_at desc, id) as n,
        json_build_object('id', id, 'user', json_build_object('id', user_id, 'username', username), 'reason', reason,
          'note', note, 'reported_at', read.iso_time(reported_at), 'waiting', waiting) as row
      from read.file_report where file_id = c.id
    ) own
  ) r`;

type CaseRow = Omit<ConsoleFileReport, 'file_name' | 'post'> & Record<string, unknown>;

@Injectable()
export class ConsoleFileReportReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly files: ReleaseFileCards,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsoleFileReports): Promise<ListPage<ConsoleFileReport>> {
    const where = conditionsOf(filter);
    const order = orderBy(sort.field, sort.direction, 'c.id');
    const [rows, count] = await Promise.all([
      this.database.rows<CaseRow>(
        `${SELECT} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.file_case c where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows: await this.withFiles(rows), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<ConsoleFileReport | undefined> {
    const row = await this.database.row<CaseRow>(`${SELECT} where c.id = $1`, [id]);
    return row && (await this.withFiles([row]))[0];
  }

  private async withFiles(rows: CaseRow[]): Promise<ConsoleFileReport[]> {
    const cards = await this.files.of(rows.map(({ id }) => id));
    return rows.map((row) => {
      const card = cards.get(row.id);
      if (!card) return { ...row, file_name: null, post: null };
      const { titleId, postType, slug, name, coverPath } = card;
      const post = { id: titleId, post_type: postType, slug, name, cover_path: coverPath };
      return { ...row, file_name: releaseFileName(card), post };
    });
  }
}

function conditionsOf({ state, ...filter }: ListConsoleFileReports['filter']): Conditions {
  const nothingAsked = !filter.user_id && !filter.id;
  const wanted = state ?? (nothingAsked ? 'open' : 'all');
  return new Conditions()
    .add(wanted === 'all' ? undefined : wanted, (place) => `c.state = ${place}`)
    .add(filter.id, (place) => `c.id = any(${place}::int[])`)
    .add(
      filter.user_id,
      (place) => `exists (select from read.file_report r where r.file_id = c.id and r.user_id = ${place})`,
    );
}
