import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { type Ceremony, ceremonySlug } from '../../contract/awards/ceremonies.ts';
import { ListConsoleCeremonies } from './list-console-ceremonies.query.ts';
import type { ConsoleCeremony } from './list-console-ceremonies.schema.ts';

type Held = Omit<ConsoleCeremony, 'id'> & { total: number };

const HELD = `
  select ceremony, year, count(*)::int as awards_count, sum(nominations)::int as nominations_count,
    (count(*) filter (where not decided))::int as undecided_count, (count(*) over ())::int as total
  from (select ceremony, year, award, count(*) as nominations, bool_or(won) as decided from (
      select ceremony, year, award, won from read.award_nomination
      union all select ceremony, year, award, won from read.ceremony_nomination where title_place is null
    ) as nominations
    where $1::smallint is null or ceremony = $1 group by ceremony, year, award) as awards
  group by ceremony, year`;

@QueryHandler(ListConsoleCeremonies)
export class ListConsoleCeremoniesHandler implements IQueryHandler<ListConsoleCeremonies> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListConsoleCeremonies): Promise<ListPage<ConsoleCeremony>> {
    const { sort, offset, limit, filter } = request;
    const { field, direction } = sort;
    const rows = await this.database.rows<Held>(
      `${HELD} order by ${field} ${direction}, year desc, ceremony limit ${limit} offset ${offset}`,
      [filter.ceremony ?? null],
    );
    return {
      rows: rows.map(({ total: _, ceremony, year, ...figures }) => ({
        id: ceremonySlug(ceremony, year),
        ceremony: ceremony as Ceremony,
        year,
        ...figures,
      })),
      total: rows[0]?.total ?? 0,
    };
  }
}
