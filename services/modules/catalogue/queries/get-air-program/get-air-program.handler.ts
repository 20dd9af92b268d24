import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { GetAirProgram } from './get-air-program.query.ts';

@QueryHandler(GetAirProgram)
export class GetAirProgramHandler implements IQueryHandler<GetAirProgram> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  execute(): Promise<string> {
    return this.cache.getText({
      key: 'air program',
      tags: ['lists', 'ratings'],
      load: () => this.load(),
    });
  }

  private async load(): Promise<string> {
    const rows = await this.database.rows<{ weekday: number; posts: string }>(
      `select air_weekday as weekday, string_agg(card, ',' order by popularity desc, id) as posts from read.title_card
       where listed and post_type = 2 and status = 1 and air_weekday is not null group by air_weekday order by air_weekday`,
    );
    const days = rows.map(({ weekday, posts }) => `{"weekday":${weekday},"posts":[${posts}]}`);
    return this.names.fill(`{"days":[${days.join(',')}]}`);
  }
}
