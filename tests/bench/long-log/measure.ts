import type pg from 'pg';
import { onEnd } from '../cleanup.ts';
import { runCommand } from '../load/processes.ts';
import { percentile } from '../measure/figures.ts';
import { Caller } from '../measure/paced.ts';
import { runLoad } from '../measure/run-load.ts';
import { logIn } from '../site/accounts.ts';
import { caughtUp } from '../site/read-models.ts';
import { siteEnvironment, startSite } from '../site/site-process.ts';
import { commentBody } from '../workloads/comment-requests.ts';

export interface LogFigures {
  events: number;
  /** Bytes, indexes included. */
  bytes: number;
  /** Milliseconds until the site is ready, on existing data. */
  start: number;
  comments: { perSecond: number; p99: number; failures: number; behindSeconds: number };
  /** Milliseconds, the 99th of a hundred, of what commands and the console ask the log. */
  queries: { stream: number; next: number };
  /** Seconds that a whole command takes, and what it says. */
  rebuilds: { name: string; seconds: number; words: string }[];
}

const REBUILT = ['comments', 'rating-spread'];
const SECONDS = 5;
const ASKED = 400;

export async function measureLog(
  databaseUrl: string,
  client: pg.Client,
  onStep: (text: string) => void,
): Promise<LogFigures> {
  onStep('starting the site on it');
  const site = await startSite({ databaseUrl });
  const { rows } = await client.query<{ events: string; bytes: string }>(
    `select count(*) as events, pg_total_relation_size('write.event_log') as bytes from write.event_log`,
  );
  const comments = await postComments(site.url, client, onStep);
  const queries = {
    stream: await timesOf(client, `select id, data from write.event_log where stream = $1 order by version`),
    next: await timesOf(client, `select id, data from write.event_log where position > $1 order by position limit 100`),
  };
  const rebuilds: LogFigures['rebuilds'] = [];
  for (const name of REBUILT) {
    onStep(`rebuilding ${name}`);
    const begun = performance.now();
    const words = await runCommand(['rebuild', name], siteEnvironment(databaseUrl));
    rebuilds.push({ name, seconds: (performance.now() - begun) / 1_000, words: words.split('\n').at(-1) ?? '' });
  }
  await site.stop();
  return {
    events: Number(rows[0]!.events),
    bytes: Number(rows[0]!.bytes),
    start: site.readyAfter,
    comments,
    queries,
    rebuilds,
  };
}

async function postComments(
  url: string,
  client: pg.Client,
  onStep: (text: string) => void,
): Promise<LogFigures['comments']> {
  onStep('comments as fast as they are answered');
  const caller = new Caller(url);
  const stop = onEnd(() => caller.close());
  const token = await logIn(caller, 'viewer');
  await stop();
  const { rows } = await client.query<{ id: number }>('select id from read.title_card where listed order by id');
  const requests = rows.map(({ id }) => ({ path: '/api/user/comment', body: commentBody(id, token) }));
  const { perSecond, p99, failures } = await runLoad({ url, requests, seconds: SECONDS });
  const begun = performance.now();
  await caughtUp(client);
  return { perSecond, p99, failures, behindSeconds: (performance.now() - begun) / 1_000 };
}

/** Of streams and positions all over the log. */
async function timesOf(client: pg.Client, sql: string): Promise<number> {
  const places = await client.query<{ stream: string; position: string }>(
    `select stream, position from write.event_log tablesample system (0.1) where position is not null limit $1`,
    [ASKED],
  );
  const times: number[] = [];
  for (const { stream, position } of places.rows) {
    const begun = performance.now();
    await client.query({ name: sql.slice(0, 60), text: sql, values: [sql.includes('stream =') ? stream : position] });
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.99);
}
