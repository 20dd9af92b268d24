import { Injectable } from '@nestjs/common';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import { foldText } from '../../../../platform/text/fold-text.js';
import { UnknownPost } from '../catalogue-query-errors.js';
import type { ListConsoleTitles } from './console-title.schema.js';

@Injectable()
export class ConsoleTitleQuery {
  constructor(private readonly database: ReadDatabase) {}

  /** @returns cards as JSON texts. */
  async list({ sort, offset, limit, filter }: ListConsoleTitles): Promise<ListPage<string>> {
    const where = new Conditions()
      .add(filter.q && `%${foldText(filter.q)}%`, (place) => {
        return `id in (select id from read.console_name where kind = 1 and folded like ${place})`;
      })
      .add(filter.post_type, (place) => `post_type = ${place}`)
      .add(filter.genre, (place) => `${place} = any(genres)`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const from = `from read.title_card where listed and card is not null and ${where}`;
    const field = sort.field === 'name' ? 'sort_name' : sort.field;
    const [rows, count] = await Promise.all([
      this.database.rows<{ card: string }>(
        `select card ${from} order by ${field} ${sort.direction} nulls last, id ${sort.direction} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total ${from}`, where.parameters),
    ]);
    return { rows: rows.map(({ card }) => card), total: count?.total ?? 0 };
  }

  /** The title's page as JSON text, with its rating put before it. @throws UnknownPost */
  async one(id: number): Promise<string> {
    const row = await this.database.row<{ doc: string; votes: number; rating: number | null }>(
      `select p.doc, p.votes, c.rating from read.title_page p left join read.title_card c on c.id = p.id
       where p.id = $1 and p.doc is not null`,
      [id],
    );
    if (!row) throw new UnknownPost();
    return `{"rating":${row.rating},"votes":${row.votes},${row.doc.slice(1)}`;
  }
}
