import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { startKafka } from '../../support/kafka/start-kafka.ts';
import { onEnd } from '../cleanup.ts';
import { Caller } from '../measure/paced.ts';
import { logIn } from '../site/accounts.ts';
import { startScratchDatabase } from '../site/scratch-database.ts';
import { siteEnvironment } from '../site/site-process.ts';
import { terminal } from '../terminal.ts';
import { type AppName, type AppProcess, runCommand, startProcesses } from './processes.ts';
import type { TransportName } from './settings.ts';

/** The processes under load, on one event transport. */
export interface Profile {
  environment: NodeJS.ProcessEnv;
  client: pg.Client;
  /** Both of them, by turns. */
  commands: Caller[];
  queries: Caller;
  apps: { commands: AppProcess[]; queries: AppProcess[]; projectors: AppProcess[]; all: AppProcess[] };
  token: string;
  titles: number[];
  stop(): Promise<void>;
}

const TITLES = `select (data ->> 'titleId')::int as id from write.event_log where type = 'title.added.v1' order by 1`;

const TWO_OF_EVERY: AppName[] = [
  'relay',
  'relay',
  'projector',
  'projector',
  'commands',
  'commands',
  'queries',
  'queries',
];

/** A fresh database with the demo, two of every process or those that are named. @throws Error when Kafka is wanted and not to be had. */
export async function startProfile(transport: TransportName, names = TWO_OF_EVERY): Promise<Profile> {
  const database = await startScratchDatabase();
  const environment = {
    ...siteEnvironment(database.url),
    DATABASE_POOL_SIZE: '8',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    ...(await transportSettings(transport)),
  };
  terminal.doing('loading the demo');
  await runCommand(['seed'], environment);
  terminal.doing('starting the processes');
  const started = await startProcesses(names, environment);
  const named = (name: AppProcess['name']) => started.filter((app) => app.name === name);
  const client = new pg.Client({ connectionString: database.url, application_name: 'bench' });
  // The server is stopped under it when the run is cut off.
  client.on('error', () => undefined);
  await client.connect();
  terminal.doing('the read models catch up with the demo');
  await allCaughtUp(client);
  const commands = named('commands').map(({ url }) => callerOf(url));
  const queries = callerOf(named('queries')[0]!.url);
  const token = await logIn(commands[0]!, 'viewer');
  await known(queries, token);
  const { rows } = await client.query<{ id: number }>(TITLES);
  return {
    environment,
    client,
    commands,
    queries,
    token,
    apps: { commands: named('commands'), queries: named('queries'), projectors: named('projector'), all: started },
    titles: rows.map(({ id }) => id),
    stop: async () => {
      await client.end();
      await Promise.all(started.map((app) => app.stop()));
      await database.release();
    },
  };
}

/** The furthest partition of every projection has the head: with Kafka the others are told of it a little later. */
async function allCaughtUp(client: pg.Client): Promise<void> {
  const behind = `
    select count(*)::int as count from (
      select max(position) as furthest from read.projection_checkpoint group by projection) reached
    where furthest < (select position from write.relay_head)`;
  const begun = `select count(*)::int as count from write.event_log where position is null`;
  await until(async () => {
    const [unnumbered, lagging] = [await client.query(begun), await client.query(behind)];
    return unnumbered.rows[0].count === 0 && lagging.rows[0].count === 0;
  }, 'the read models have not caught up with the demo');
}

function known(queries: Caller, token: string): Promise<void> {
  const info = async () => (await queries.post('/api/user/info', { token })).status === 200;
  return until(info, 'the queries process does not know the log-in');
}

/** @throws Error with the text after five minutes. */
async function until(done: () => Promise<boolean>, otherwise: string): Promise<void> {
  const reached = async () => (await done()) || undefined;
  if (!(await pollUntil(reached, { timeoutMs: 300_000, intervalMs: 50 }))) throw new Error(otherwise);
}

async function transportSettings(transport: TransportName): Promise<Record<string, string>> {
  if (transport === 'log') return { EVENT_TRANSPORT: 'log' };
  const kafka = await startKafka(terminal.doing, true);
  if ('skipped' in kafka) throw new Error(kafka.skipped);
  onEnd(() => kafka.stop());
  return { EVENT_TRANSPORT: 'kafka', KAFKA_BROKERS: kafka.brokers };
}

export function callerOf(url: string): Caller {
  const caller = new Caller(url);
  onEnd(() => caller.close());
  return caller;
}
