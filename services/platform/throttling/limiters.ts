import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { createPool } from '#platform/database/connections/connections.ts';

/** At most `max` tries within `seconds`, counted for each key by itself. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/**
 * Connections of their own: a command that counts a try while its transaction is open must not wait for a connection that
 * only the end of another such command frees.
 */
const MAX_CONNECTIONS = 2;
/** After that the tries are counted in memory. */
const DATABASE_TIMEOUT_MS = 1_000;

/** The counts of each limit, which all processes on one write database share. */
export class Limiters {
  private readonly pool: pg.Pool;
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(url: string, applicationName: string) {
    const ms = DATABASE_TIMEOUT_MS;
    const limits = { connectMs: ms, queryMs: ms, statementMs: ms, idleInTransactionMs: ms };
    this.pool = createPool({ url, applicationName, max: MAX_CONNECTIONS, limits });
  }

  of(limit: Limit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = this.create(limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private create({ name, max, seconds }: Limit): RateLimiterPostgres {
    const counted = { keyPrefix: name, points: max, duration: seconds };
    return new RateLimiterPostgres({
      ...counted,
      storeClient: this.pool,
      storeType: 'pool',
      schemaName: 'write',
      tableName: 'throttle',
      // By a migration; rows that have expired go with the daily cleanup.
      tableCreated: true,
      clearExpiredByTimeout: false,
      // A key that has used up its tries is refused from memory until its time is over: a flood costs no query.
      inMemoryBlockOnConsumed: max,
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  }
}
