import { Injectable } from '@nestjs/common';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import { filmAddress, filmIdOf } from '#modules/catalogue/contract/film-ids/film-id.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleRequest, ListConsoleRequests } from './console-request.schema.ts';

const MAX_MEMBERS = 10;
const SELECT = `
  select r.id, r.film_id, r.post_type, r.name, r.year as release_year, r.state, r.sponsors, r.reason, r.note, r.title_id,
    read.iso_time(r.made_at) as made_at, read.iso_time(r.answered_at) as answered_at, r.ruling as version, r.answered_by,
    array(select s.user_id from read.request_sponsor s where s.request_id = r.id order by s.joined_at, s.user_id
      limit ${MAX_MEMBERS}) as members
  from read.title_request r`;

type RequestRow = Omit<ConsoleRequest, 'address' | 'post' | 'members'> & {
  title_id: number | null;
  members: number[];
  [column: string]: unknown;
};

@Injectable()
export class ConsoleRequestReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
    private readonly usernames: Usernames,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsoleRequests): Promise<ListPage<ConsoleRequest>> {
    const where = conditionsOf(filter);
    const order = `r.${sort.field} ${sort.direction} nulls last, r.id asc`;
    const [rows, count] = await Promise.all([
      this.database.rows<RequestRow>(
        `${SELECT} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.title_request r where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows: await this.whole(rows), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<ConsoleRequest | undefined> {
    return (await this.whole(await this.database.rows<RequestRow>(`${SELECT} where r.id = $1`, [id])))[0];
  }

  private async whole(rows: readonly RequestRow[]): Promise<ConsoleRequest[]> {
    const [cards, names] = await Promise.all([
      this.titles.of(rows.flatMap(({ title_id: id }) => id ?? [])),
      this.usernames.find([...new Set(rows.flatMap(({ members }) => members))]),
    ]);
    return rows.map(({ title_id: titleId, members, ...row }) => ({
      ...row,
      address: filmAddress(row.film_id),
      post: (titleId !== null && cards.get(titleId)) || null,
      members: members.map((id) => ({ id, username: names.get(id) ?? `#${id}` })),
    }));
  }
}

function conditionsOf({ state, q, user_id: userId, id }: ListConsoleRequests['filter']): Conditions {
  const nothingAsked = !q && !userId && !id;
  const wanted = state ?? (nothingAsked ? 'open' : 'all');
  const filmId = q ? filmIdOf(q) : null;
  return (
    new Conditions()
      .add(wanted === 'all' ? undefined : wanted, (place) => `r.state = ${place}`)
      // What everybody has left waits for nobody.
      .add(wanted === 'open' ? 0 : undefined, (place) => `r.sponsors > ${place}`)
      .add(filmId ?? undefined, (place) => `r.film_id = ${place}`)
      .add(q && !filmId ? q : undefined, (place) => `strpos(lower(coalesce(r.name, '')), lower(${place})) > 0`)
      .add(
        userId,
        (place) => `exists (select from read.request_sponsor s where s.request_id = r.id and s.user_id = ${place})`,
      )
      .add(id, (place) => `r.id = any(${place}::int[])`)
  );
}
