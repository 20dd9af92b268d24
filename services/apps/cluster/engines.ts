import { startDatabase } from '../embedded-database.js';

/** What the processes need beside themselves, and how to stop what was started for them. */
export interface Engines {
  /** Settings for every process. */
  environment: Record<string, string>;
  /** Rows for the table: what, where. */
  rows: [name: string, where: string][];
  stop(): Promise<void>;
}

export interface Kafka {
  brokers: string;
  stop(): Promise<void>;
}

export type StartKafka = (say: (line: string) => void) => Promise<Kafka | { skipped: string }>;

type Environment = Record<string, string | undefined>;
type Say = (line: string) => void;

/** PostgreSQL and Kafka of our own unless addresses are given; Meilisearch only where one is given. */
export async function startEngines(environment: Environment, startKafka: StartKafka, say: Say): Promise<Engines> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const database = await useDatabase(environment, say);
    stops.push(database.stop);
    const transport = await useTransport(environment, startKafka, say);
    stops.push(transport.stop);
    const search = searchOf(environment);
    return {
      environment: { ...database.environment, ...transport.environment, ...search.environment },
      rows: [...database.rows, ...transport.rows, ...search.rows],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function useDatabase(environment: Environment, say: Say): Promise<Engines> {
  const given = environment['DATABASE_URL'];
  if (given) return engine({}, [['PostgreSQL', `${new URL(given).host} (yours)`]]);
  const server = await startDatabase(environment, say);
  return engine({ DATABASE_URL: server.url }, [['PostgreSQL', `127.0.0.1:${server.port}`]], () => server.stop());
}

/** Kafka if it can be had; without it the same processes follow the tail of the event log. */
async function useTransport(environment: Environment, startKafka: StartKafka, say: Say): Promise<Engines> {
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

function searchOf(environment: Environment): Engines {
  const url = environment['MEILISEARCH_URL'];
  if (!url) return engine({}, [['search', 'in PostgreSQL (no MEILISEARCH_URL)']]);
  return engine({ SEARCH_ENGINE: 'meilisearch' }, [['Meilisearch', `${url} (yours)`]]);
}

function engine(
  environment: Record<string, string>,
  rows: [string, string][],
  stop: () => Promise<void> = async () => undefined,
): Engines {
  return { environment, rows, stop };
}
