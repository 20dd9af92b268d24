import { randomUUID } from 'node:crypto';
import { signToken } from '../../../services/platform/auth/token.ts';
import { type LoadRequest, runLoad } from '../measure/run-load.ts';
import type { Profile } from './profile.ts';

/** Each with a film of their own, so that they wait for nobody. */
const VIEWERS = 640;
/** Reports of each before they begin anew, each from another place in the film: else nothing would be recorded. */
const REPORTS = 4;

export interface PlaytimeFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /** Bytes that one report adds to the event log, indexes included. */
  logBytes: number;
}

const MEMBERS = `
  insert into write.account (version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
  select 1, name, name, name, name, name, '', 'viewer', 1 from (select 'watcher' || n as name from generate_series(1, $1::int) n)
  returning id`;
const SESSIONS = `
  insert into write.session (id, account_id, expires_at)
  select id, account_id, now() + interval '1 hour' from unnest($1::uuid[], $2::int[]) as t(id, account_id)`;

/** What players say every minute, from many members, as fast as one process takes it. */
export async function playtimesUnderLoad(
  profile: Profile,
  { fullSeconds }: { fullSeconds: number },
): Promise<PlaytimeFigures> {
  const { apps, client } = profile;
  const tokens = await members(profile);
  const { rows: files } = await client.query<{ id: number }>('select id from read.release_file order by id limit $1', [
    VIEWERS,
  ]);
  const report = (at: number, time: number): LoadRequest => {
    const viewer = at % VIEWERS;
    return { path: '/api/playtime', body: { time, fid: files[viewer % files.length]!.id, token: tokens[viewer] } };
  };
  const { url } = apps.commands[0]!;
  // Who has begun a film is known from then on.
  await runLoad({ url, requests: tokens.map((_, at) => report(at, 1)) });
  const before = await logSize(client);
  const requests = Array.from({ length: VIEWERS * REPORTS }, (_, at) => report(at, 2 + Math.floor(at / VIEWERS)));
  const { perSecond, p50, p99, failures } = await runLoad({ url, requests, seconds: fullSeconds });
  const after = await logSize(client);
  const logBytes = (after.bytes - before.bytes) / Math.max(1, after.events - before.events);
  return { perSecond, p50, p99, failures, logBytes };
}

/** Members with a log-in each. @returns their tokens. */
async function members({ client, environment }: Profile): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>(MEMBERS, [VIEWERS]);
  const sessions = rows.map(({ id }) => ({ id: randomUUID(), accountId: id }));
  await client.query(SESSIONS, [sessions.map(({ id }) => id), sessions.map(({ accountId }) => accountId)]);
  return sessions.map(({ id, accountId }) => signToken(accountId, id, 3_600, environment['TOKEN_SECRET']!));
}

async function logSize(client: Profile['client']): Promise<{ events: number; bytes: number }> {
  const { rows } = await client.query<{ events: number; bytes: number }>(
    `select count(*)::int as events, pg_total_relation_size('write.event_log')::float8 as bytes from write.event_log`,
  );
  return rows[0]!;
}
