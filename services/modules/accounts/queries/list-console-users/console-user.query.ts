import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import { foldText } from '../../../../platform/text/fold-text.js';
import type { ConsoleUser, ListConsoleUsers } from './console-user.schema.js';

const STATE = `case when deleted_at is not null then 'deleted' when suspended_at is not null then 'suspended'
    when not verified then 'waiting' else 'active' end`;
const COLUMNS = `user_id as id, username, name, role, verified, ${STATE} as state, suspended_at, suspension_reason,
  two_factor, last_login_at, referrer_id, avatar_path, joined_at, membership.vip_expiration,
  coalesce(membership.bandwidth, 0) as bandwidth,
  coalesce(ratings_count, 0) as ratings_count, coalesce(comments_count, 0) as comments_count`;
const FROM = `from read.account left join read.account_activity using (user_id)
  left join read.membership using (user_id)`;

const ORDERS: Record<ListConsoleUsers['sort']['field'], string> = {
  id: 'user_id',
  username: 'username_folded',
  name: 'lower(name)',
  role: 'role',
  joined_at: 'joined_at',
  last_login_at: 'last_login_at',
};

/** E-mail addresses are read, and searched, for admins only. */
@Injectable()
export class ConsoleUserQuery {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListConsoleUsers, asker: Viewer): Promise<ListPage<ConsoleUser>> {
    const byName = (place: string) =>
      `user_id in (select id from read.console_name where kind = 3 and folded like '%' || ${place}::text || '%')`;
    const where = new Conditions();
    if (asker.role === 'admin' && filter.q?.includes('@')) {
      where.add(filter.q.toLowerCase(), (place) => `strpos(lower(email), ${place}) > 0`);
    } else where.add(filter.q && foldText(filter.q), byName);
    where.add(filter.role, (place) => `role = ${place}`).add(filter.id, (place) => `user_id = any(${place}::int[])`);
    where.add(filter.state, (place) => `${STATE} = ${place}`);
    const order = `${ORDERS[sort.field]} ${sort.direction} nulls last, user_id ${sort.direction}`;
    const [rows, count] = await Promise.all([
      this.database.rows<ConsoleUser>(
        `${selectFor(asker)} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.account where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  one(id: number, asker: Viewer): Promise<ConsoleUser | undefined> {
    return this.database.row<ConsoleUser>(`${selectFor(asker)} where user_id = $1`, [id]);
  }
}

function selectFor({ role }: Viewer): string {
  return `select ${COLUMNS}${role === 'admin' ? ', email, phone' : ''} ${FROM}`;
}
