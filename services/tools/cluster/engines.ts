import { startDatabase } from '#tools/embedded-postgres/embedded-database.ts';

/** What the processes need beside themselves, and how to stop what was started for them. */
interface Engines {
  /** Settings for every process. */
  environment: Record<string, string>;
  /** Rows for the table: what, where. */
  rows: [name: string, where: string][];
  stop(): Promise<void>;
}

type Say = (line: string) => void;

/** A server started for the cluster, or why there is none. */
type Started<Server> = Promise<(Server & { stop(): Promise<void> }) | { skipped: string }>;

/** How servers are started that the services themselves do not bring. */
export interface EngineStarters {
  startKafka(say: Say): Started<{ brokers: string }>;
  startMeilisearch(say: Say): Started<{ url: string; key?: string }>;
}

type Environment = Record<string, string | undefined>;

/** Servers of our own unless addresses are given; without Kafka or Meilisearch the same processes use PostgreSQL alone. */
export async function startEngines(environment: Environment, starters: EngineStarters, say: Say): Promise<Engines> {
  const started: Engines[] = [];
  const stop = async () => {
    for (const one of started.splice(0).reverse()) await one.stop();
  };
  try {
    started.push(await useDatabase(environment, say));
    started.push(await useTransport(environment, starters, say));
    started.push(await useSearch(environment, starters, say));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: Object.assign({}, ...started.map((one) => one.environment)),
    rows: started.flatMap((one) => one.rows),
    stop,
  };
}

async function useDatabase(environment: Environment, say: Say): Promise<Engines> {
  const { DATABASE_URL: both, WRITE_DATABASE_URL: write = both, READ_DATABASE_URL: read = both } = environment;
  if (write && read) {
    const hosts = new Set([write, read].map((url) => new URL(url).host));
    return engine({}, [['PostgreSQL', `${[...hosts].join(' and ')} (yours)`]]);
  }
  const server = await startDatabase(environment, say);
  return engine({ DATABASE_URL: server.socketUrl }, [['PostgreSQL', `127.0.0.1:${server.port}`]], () => server.stop());
}

async function useTransport(environment: Environment, { startKafka }: EngineStarters, say: Say): Promise<Engines> {
  const brokers = environment['KAFKA_BROKERS'];
  if (environment['EVENT_TRANSPORT'] === 'log') return logTail('as EVENT_TRANSPORT says');
  if (brokers) return engine({ EVENT_TRANSPORT: 'kafka' }, [['Kafka', `${brokers} (yours)`]]);
  say('starting Kafka …');
  const kafka = await startKafka(say);
  if ('skipped' in kafka) {
    say(`no Kafka: ${kafka.skipped}; the processes follow the event log instead`);
    return logTail('no Kafka here');
  }
  const settings = { EVENT_TRANSPORT: 'kafka', KAFKA_BROKERS: kafka.brokers };
  return engine(settings, [['Kafka', kafka.brokers]], () => kafka.stop());
}

function logTail(why: string): Engines {
  return engine({ EVENT_TRANSPORT: 'log' }, [['events', `tail of the event log (${why})`]]);
}

async function useSearch(environment: Environment, { startMeilisearch }: EngineStarters, say: Say): Promise<Engines> {
  if (environment['SEARCH_ENGINE'] === 'postgres') return inPostgres('as SEARCH_ENGINE says');
  const given = environment['MEILISEARCH_URL'];
  if (given) return engine({ SEARCH_ENGINE: 'meilisearch' }, [['Meilisearch', `${new URL(given).host} (yours)`]]);
  const server = await startMeilisearch(say);
  if ('skipped' in server) {
    say(`${server.skipped}; titles are searched in PostgreSQL`);
    return inPostgres('no Meilisearch here');
  }
  const key: Record<string, string> = server.key ? { MEILISEARCH_KEY: server.key } : {};
  const settings = { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: server.url, ...key };
  return engine(settings, [['Meilisearch', new URL(server.url).host]], () => server.stop());
}

function inPostgres(why: string): Engines {
  return engine({ SEARCH_ENGINE: 'postgres' }, [['search', `in PostgreSQL (${why})`]]);
}

function engine(
  environment: Record<string, string>,
  rows: [string, string][],
  stop: () => Promise<void> = async () => undefined,
): Engines {
  return { environment, rows, stop };
}
