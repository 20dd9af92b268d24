import { type LoadRequest, runLoad } from '../measure/run-load.ts';
import { givenMembers } from '../site/members.ts';
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

/** What players say every minute, from many members, as fast as one process takes it. */
export async function playtimesUnderLoad(
  profile: Profile,
  { fullSeconds }: { fullSeconds: number },
): Promise<PlaytimeFigures> {
  const { apps, client, environment } = profile;
  const tokens = await givenMembers(client, VIEWERS, environment['TOKEN_SECRET']!);
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

async function logSize(client: Profile['client']): Promise<{ events: number; bytes: number }> {
  const { rows } = await client.query<{ events: number; bytes: number }>(
    `select count(*)::int as events, pg_total_relation_size('write.event_log')::float8 as bytes from write.event_log`,
  );
  return rows[0]!;
}
