import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { ListAirSchedule } from './list-air-schedule.query.ts';
import type { AiredSeries } from './list-air-schedule.schema.ts';

/** Which series they are is the cards' business; what is changed comes whole from the versions, with the version it is of. */
const COLUMNS = `c.id, newest.version, told.facts -> 'name' as name, told.facts ->> 'channel' as channel,
  (told.facts ->> 'airWeekday')::int as air_weekday, told.facts ->> 'airTime' as air_time`;
const RUNNING = 'from read.title_card c where c.post_type = 2 and c.status = 1';

@QueryHandler(ListAirSchedule)
export class ListAirScheduleHandler implements IQueryHandler<ListAirSchedule> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListAirSchedule): Promise<ListPage<AiredSeries>> {
    const { sort, offset, limit, filter } = request;
    const where = new Conditions()
      .add(filter.q && `%${foldText(filter.q)}%`, (place) => {
        return `c.id in (select id from read.title_name where folded like ${place})`;
      })
      .add(filter.air_weekday, (place) => `c.air_weekday = ${place}`)
      .add(filter.id, (place) => `c.id = any(${place}::int[])`);
    const page = `select c.id, c.air_weekday, c.popularity ${RUNNING} and ${where}
      order by ${sort.field} ${sort.direction} nulls last, popularity desc, id limit ${limit} offset ${offset}`;
    const [rows, count] = await Promise.all([
      this.database.rows<AiredSeries>(
        `select ${COLUMNS} from (${page}) c
         cross join lateral (select max(version) as version from read.title_version where title_id = c.id) newest
         cross join lateral (select facts from read.title_version where title_id = c.id and facts is not null
           order by version desc limit 1) told
         order by c.${sort.field} ${sort.direction} nulls last, c.popularity desc, c.id`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total ${RUNNING} and ${where}`, where.parameters),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
