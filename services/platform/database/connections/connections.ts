import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { GuardedClient } from './guarded-client.ts';
import { GuardedPool } from './guarded-pool.ts';
import { type DatabaseLimits, ORDINARY } from './limits.ts';
import { BundlingClient } from './statements/bundling-client.ts';
import { PreparingClient } from './statements/prepared.ts';

/*
 * The one place that makes clients of a database, so that every one of them has its limits
 * (docs/adr/0034-no-wait-without-an-end.md).
 */

export interface ConnectionOptions {
  url: string;
  /** As `pg_stat_activity` shows it. */
  applicationName: string;
  limits?: DatabaseLimits;
  /** The server's settings for the session, by name. */
  settings?: Readonly<Record<string, string>>;
}

interface PoolOptions extends ConnectionOptions {
  max: number;
}

const KEEP_ALIVE_DELAY_MS = 10_000;
/**
 * The server looks for clients that are gone as well: their sessions hold locks. It compiles no statement, as a PostgreSQL does by
 * itself whose tables were not looked at yet: what is over in milliseconds then takes a second, the relay's numbering each time.
 */
const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  jit: 'off',
  ...(process.platform === 'linux' && { tcp_user_timeout: '20000' }),
};

/** One connection, to be connected and ended by the caller, who also listens to its `error`. */
export function createClient(options: ConnectionOptions): GuardedClient {
  return new GuardedClient(configOf(options));
}

/** One that sends what it is asked before the answers to what it was asked earlier; for single statements only. */
export function createPipelinedClient(options: ConnectionOptions): GuardedClient {
  const config: pg.ClientConfig & { pipeline: boolean } = { ...configOf(options), pipeline: true };
  return new GuardedClient(config);
}

export function createPool({ max, ...options }: PoolOptions): pg.Pool {
  return new GuardedPool({ ...configOf(options), max, Client: BundlingClient as never });
}

/** For TypeORM, which makes the pool itself, of our kind. @param more what else it shall know: entities, migrations. */
export function dataSourceOptions<More extends object>(
  { max, url, ...options }: PoolOptions,
  more: More,
): DataSourceOptions & More {
  const { connectionString: _url, ...extra } = configOf({ url, ...options });
  return {
    type: 'postgres',
    url,
    poolSize: max,
    synchronize: false,
    logging: false,
    driver: { ...pg, Pool: GuardedPool },
    extra: { ...extra, Client: PreparingClient },
    ...more,
  };
}

/** Not connected yet. */
export function createDataSource(options: PoolOptions, more: object): DataSource {
  return new DataSource(dataSourceOptions(options, more));
}

function configOf({ url, applicationName, limits = ORDINARY, settings }: ConnectionOptions): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: Object.entries({ ...SERVER_SETTINGS, ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
