import { Injectable } from '@nestjs/common';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import { foldText } from '../../../../platform/text/fold-text.js';
import { UnknownPerson } from '../people-query-errors.js';
import type { ConsolePerson, ListConsolePeople } from './console-person.schema.js';

// Professions by their numbers of specification §3; the age is of today, in UTC.
const SELECT = `
  select ref::jsonb || jsonb_build_object(
    'professions', to_jsonb(array_remove(array[
      case when acts then case when gender = 'f' then 2 else 1 end end,
      case when directs then 3 end,
      case when writes then 4 end], null)),
    'birthday', birthday,
    'age', extract(year from age((now() at time zone 'utc')::date, birthday))::int,
    'biography', biography::jsonb,
    'awards_count', jsonb_build_array(nominations, wins),
    'posts_count', movies_count + serials_count,
    'movies_count', movies_count,
    'serials_count', serials_count) as person
  from read.person where ref is not null`;

const ORDERS: Record<ListConsolePeople['sort']['field'], string> = {
  name: 'lower(name_en)',
  posts_count: '(movies_count + serials_count)',
  birthday: 'birthday',
  id: 'id',
};

@Injectable()
export class ConsolePersonQuery {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListConsolePeople): Promise<ListPage<ConsolePerson>> {
    const where = new Conditions()
      .add(filter.q && `%${foldText(filter.q)}%`, (place) => {
        return `id in (select id from read.console_name where kind = 2 and folded like ${place})`;
      })
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const order = `${ORDERS[sort.field]} ${sort.direction} nulls last, id ${sort.direction}`;
    const [rows, count] = await Promise.all([
      this.database.rows<{ person: ConsolePerson }>(
        `${SELECT} and ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.person where ref is not null and ${where}`,
        where.parameters,
      ),
    ]);
    return { rows: rows.map(({ person }) => person), total: count?.total ?? 0 };
  }

  /** @throws UnknownPerson */
  async one(id: number): Promise<ConsolePerson> {
    const row = await this.database.row<{ person: ConsolePerson }>(`${SELECT} and id = $1`, [id]);
    if (!row) throw new UnknownPerson();
    return row.person;
  }
}
