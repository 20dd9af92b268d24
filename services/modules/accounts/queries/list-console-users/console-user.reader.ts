import { Inject, Injectable, Optional } from '@nestjs/common';
import type { MembershipState } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates, NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';
import type { ConsoleUser, ListConsoleUsers } from './console-user.schema.ts';

const STATE = `case when deleted_at is not null then 'deleted' when suspended_at is not null then 'suspended'
    when not verified then 'waiting' else 'active' end`;
const COLUMNS = `user_id as id, username, name, role, role_version, verified, ${STATE} as state, suspended_at, suspension_reason,
  two_factor, last_login_at, referrer_id, avatar_path, avatar_since is not null as avatar_waiting, joined_at,
  coalesce(ratings_count, 0) as ratings_count, coalesce(comments_count, 0) as comments_count`;

const ORDERS: Record<ListConsoleUsers['sort']['field'], string> = {
  id: 'user_id',
  username: 'username_folded',
  name: 'lower(name)',
  role: 'role',
  joined_at: 'joined_at',
  last_login_at: 'last_login_at',
};

/** Moments are still dates here; they become text with the answer. */
type UserRow = Omit<ConsoleUser, 'vip_expiration' | 'bandwidth'>;

@Injectable()
export class ConsoleUserReader {
  constructor(
    private readonly database: ReadDatabase,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
  ) {}

  async list({ sort, offset, limit, filter }: ListConsoleUsers, withContacts: boolean): Promise<ListPage<ConsoleUser>> {
    const where = conditionsOf(filter, withContacts);
    const order = orderBy(ORDERS[sort.field], sort.direction, 'user_id');
    const [rows, count] = await Promise.all([
      this.database.rows<UserRow>(
        `${selectOf(withContacts)} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.account where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows: await this.withMemberships(rows), total: count?.total ?? 0 };
  }

  async one(id: number, withContacts: boolean): Promise<ConsoleUser | undefined> {
    const rows = await this.database.rows<UserRow>(`${selectOf(withContacts)} where user_id = $1`, [id]);
    return (await this.withMemberships(rows))[0];
  }

  private async withMemberships(rows: UserRow[]): Promise<ConsoleUser[]> {
    const memberships = await this.memberships?.of(rows.map(({ id }) => id));
    return rows.map((row) => userOf(row, memberships?.get(row.id) ?? NO_MEMBERSHIP));
  }
}

function userOf(row: UserRow, { bandwidth, vipExpiration }: MembershipState): ConsoleUser {
  return { ...row, vip_expiration: vipExpiration?.toISOString() ?? null, bandwidth };
}

function conditionsOf(filter: ListConsoleUsers['filter'], withContacts: boolean): Conditions {
  const where = new Conditions();
  if (withContacts && filter.q?.includes('@')) {
    // A part of an address, or a username as the console writes it.
    const found = (place: string) => `(strpos(lower(email), ${place}) > 0 or '@' || lower(username) = ${place})`;
    where.add(typedLine(filter.q).toLowerCase(), found);
  } else {
    const byName = (place: string) =>
      `user_id in (select user_id from read.account_name where folded like '%' || ${place}::text || '%')`;
    where.add(filter.q && foldText(filter.q), byName);
  }
  return where
    .add(filter.role, (place) => `role = ${place}`)
    .add(filter.id, (place) => `user_id = any(${place}::int[])`)
    .add(filter.state, (place) => `${STATE} = ${place}`);
}

function selectOf(withContacts: boolean): string {
  return `select ${COLUMNS}${withContacts ? ', email, phone' : ''}
    from read.account left join read.account_activity using (user_id)`;
}
