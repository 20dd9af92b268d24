import { Injectable } from '@nestjs/common';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleContact, ListConsoleContacts } from './console-contact.schema.ts';

const MAX_MESSAGES = 100;
const selectOf = (withAddress: boolean) => `
  select c.id, c.version, c.state, c.subject, c.name, ${withAddress ? 'c.email' : 'null'} as email, c.user_id,
    read.iso_time(c.waiting_since) as waiting_since, read.iso_time(c.last_at) as last_at,
    (select coalesce(json_agg(json_build_object('version', m.version, 'by_staff', m.by_staff, 'author', m.author,
        'body', m.body, 'at', read.iso_time(m.at)) order by m.version), '[]')
      from (select * from read.contact_message where thread_id = c.id order by version desc limit ${MAX_MESSAGES}) m
    ) as messages
  from read.contact_thread c`;

type ContactRow = ConsoleContact & Record<string, unknown>;

@Injectable()
export class ConsoleContactReader {
  constructor(private readonly database: ReadDatabase) {}

  /** @param withAddress whether the e-mail addresses may be seen. */
  async list(
    { sort, offset, limit, filter }: ListConsoleContacts,
    withAddress: boolean,
  ): Promise<ListPage<ConsoleContact>> {
    const where = conditionsOf(filter);
    const order = `c.${sort.field} ${sort.direction}, c.id ${sort.direction}`;
    const [rows, count] = await Promise.all([
      this.database.rows<ContactRow>(
        `${selectOf(withAddress)} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.contact_thread c where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  one(id: number, withAddress: boolean): Promise<ConsoleContact | undefined> {
    return this.database.row<ContactRow>(`${selectOf(withAddress)} where c.id = $1`, [id]);
  }
}

function conditionsOf({ state, ...filter }: ListConsoleContacts['filter']): Conditions {
  const nothingAsked = !filter.user_id && !filter.id;
  const wanted = state ?? (nothingAsked ? 'open' : 'all');
  return new Conditions()
    .add(wanted === 'all' ? undefined : wanted, (place) => `c.state = ${place}`)
    .add(filter.user_id, (place) => `c.user_id = ${place}`)
    .add(filter.id, (place) => `c.id = any(${place}::int[])`);
}
