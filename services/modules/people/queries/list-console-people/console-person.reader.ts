import { Injectable } from '@nestjs/common';
import { ToldNominations } from '#modules/catalogue/contract/awards/told-nominations.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { ConsolePerson, ListConsolePeopleRequest } from './console-person.schema.ts';

// Professions by their numbers of specification §3; the age is of today, in UTC.
const SELECT = `
  select ref::jsonb || jsonb_build_object(
    'professions', to_jsonb(array_remove(array[
      case when acts then case when gender = 'f' then 2 else 1 end end,
      case when directs then 3 end,
      case when writes then 4 end], null)),
    'birthday', birthday,
    'death_year', death_year,
    'age', case when death_year is null then extract(year from age((now() at time zone 'utc')::date, birthday))::int end,
    'birth_place', birth_place::jsonb,
    'biography', biography::jsonb,
    'awards_count', jsonb_build_array(nominations, wins),
    'posts_count', movies_count + serials_count,
    'movies_count', movies_count,
    'serials_count', serials_count) as person
  from read.person where ref is not null`;

const ORDERS: Record<ListConsolePeopleRequest['sort']['field'], string> = {
  name: 'lower(name_en)',
  posts_count: '(movies_count + serials_count)',
  birthday: 'birthday',
  id: 'id',
};

@Injectable()
export class ConsolePersonReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly told: ToldNominations,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsolePeopleRequest): Promise<ListPage<ConsolePerson>> {
    const where = new Conditions()
      .add(filter.q && `%${foldText(filter.q)}%`, (place) => {
        return `id in (select id from read.person_name where folded like ${place})`;
      })
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const order = orderBy(ORDERS[sort.field], sort.direction, 'id');
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
    return { rows: await this.withTold(rows.map(({ person }) => person)), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<ConsolePerson | null> {
    const row = await this.database.row<{ person: ConsolePerson }>(`${SELECT} and id = $1`, [id]);
    return row ? ((await this.withTold([row.person]))[0] ?? null) : null;
  }

  private async withTold(people: ConsolePerson[]): Promise<ConsolePerson[]> {
    const counts = await this.told.countFor(people.map(({ id }) => id));
    return people.map((person) => {
      const { nominations = 0, wins = 0 } = counts.get(person.id) ?? {};
      const [own, won] = person.awards_count;
      return { ...person, awards_count: [own + nominations, won + wins] };
    });
  }
}
