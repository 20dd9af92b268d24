import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { ListConsoleTitles } from './list-console-titles.query.ts';

@QueryHandler(ListConsoleTitles)
export class ListConsoleTitlesHandler implements IQueryHandler<ListConsoleTitles> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  async execute({ request }: ListConsoleTitles): Promise<ListPage<string>> {
    const { sort, offset, limit, filter } = request;
    const where = new Conditions()
      .add(filter.q && `%${foldText(filter.q)}%`, (place) => {
        return `id in (select id from read.title_name where folded like ${place})`;
      })
      .add(filter.post_type, (place) => `post_type = ${place}`)
      .add(filter.genre, (place) => `${place} = any(genres)`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const there = filter.state === 'off_site' ? 'not listed and merged_into is null' : 'listed';
    const from = `from read.title_card where ${there} and card is not null and ${where}`;
    const field = sort.field === 'name' ? 'sort_name' : sort.field;
    const [rows, count] = await Promise.all([
      this.database.rows<{ card: string }>(
        `select card ${from} order by ${orderBy(field, sort.direction, 'id')} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total ${from}`, where.parameters),
    ]);
    const cards = await Promise.all(rows.map(({ card }) => this.names.fill(card)));
    return { rows: cards, total: count?.total ?? 0 };
  }
}
