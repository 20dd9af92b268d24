import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { UnknownPost } from '../catalogue-query-errors.ts';
import { GetConsoleTitle } from './get-console-title.query.ts';

@QueryHandler(GetConsoleTitle)
export class GetConsoleTitleHandler implements IQueryHandler<GetConsoleTitle> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  /** @throws UnknownPost */
  async execute({ id }: GetConsoleTitle): Promise<string> {
    const row = await this.database.row<{
      doc: string;
      film_ids: string;
      withdrawn: string;
      version: number;
      votes: number;
      rating: number | null;
    }>(
      `select p.doc, p.votes, coalesce(p.facts -> 'filmIds', '[]')::text as film_ids, c.rating,
         coalesce(p.withdrawn, 'null')::text as withdrawn,
         (select max(version) from read.title_version v where v.title_id = p.id) as version
       from read.title_page p left join read.title_card c on c.id = p.id
       where p.id = $1 and p.doc is not null`,
      [id],
    );
    if (!row) throw new UnknownPost();
    // What the public site has in the field of its kind is said twice.
    const { movie: _movie, serial: _serial, ...page } = JSON.parse(await this.names.fill(row.doc));
    return `{"rating":${row.rating},"film_ids":${row.film_ids},"votes":${row.votes},"version":${row.version},"withdrawn":${row.withdrawn},${JSON.stringify(page).slice(1)}`;
  }
}
