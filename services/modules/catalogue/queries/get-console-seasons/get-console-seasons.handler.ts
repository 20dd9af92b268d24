import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { UnknownPost } from '../catalogue-query-errors.ts';
import { GetConsoleSeasons } from './get-console-seasons.query.ts';
import type { ConsoleSeasons } from './get-console-seasons.schema.ts';

/** Facts and version of one moment; a version that changed files alone has no facts. */
const NEWEST = `
  select told.facts, (select max(version) from read.title_version where title_id = $1) as version
  from read.title_version told where told.title_id = $1 and told.facts is not null order by told.version desc limit 1`;

@QueryHandler(GetConsoleSeasons)
export class GetConsoleSeasonsHandler implements IQueryHandler<GetConsoleSeasons> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPost */
  async execute({ titleId }: GetConsoleSeasons): Promise<ConsoleSeasons> {
    const row = await this.database.row<{ facts: TitleFacts; version: number }>(NEWEST, [titleId]);
    if (!row) throw new UnknownPost();
    const { slug, name, seasons, episodes = [] } = row.facts;
    const ofSeason = Map.groupBy(episodes, ({ season }) => season);
    return {
      id: titleId,
      version: row.version,
      slug,
      name,
      seasons: seasons.map(({ number, year, episodes: count }) => ({
        number,
        year,
        count,
        episodes: (ofSeason.get(number) ?? []).map(({ number, name, airDate }) => ({
          number,
          name,
          air_date: airDate,
        })),
      })),
    };
  }
}
