import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signToken } from '../../../services/platform/auth/sessions/token.ts';

const LOGGED_IN_SECONDS = 3 * 3_600;

const MEMBERS = `
  insert into write.account (version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
  select 1, name, name, name, name, name, '', 'viewer', 1 from (select 'watcher' || n as name from generate_series(1, $1::int) n)
  returning id`;
const SESSIONS = `
  insert into write.session (id, account_id, expires_at)
  select id, account_id, now() + make_interval(secs => $3) from unnest($1::uuid[], $2::int[]) as t(id, account_id)`;

/** So many members with a log-in each, known to the write path alone. @returns their tokens. */
export async function givenMembers(client: pg.Client, count: number, secret: string): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>(MEMBERS, [count]);
  const sessions = rows.map(({ id }) => ({ id: randomUUID(), accountId: id }));
  const columns = [sessions.map(({ id }) => id), sessions.map(({ accountId }) => accountId)];
  await client.query(SESSIONS, [...columns, LOGGED_IN_SECONDS]);
  return sessions.map(({ id, accountId }) => signToken(accountId, id, LOGGED_IN_SECONDS, secret));
}
