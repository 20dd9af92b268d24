import pg from 'pg';
import type { BundlingClient } from './bundling-client.ts';
import { createPool } from './connections.ts';
import type { DatabaseLimits } from './limits.ts';
import { isStalePlan, prepared } from './prepared.ts';

// Counts and positions are far below 2^53; as numbers they go straight into JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The read database: projected rows and checkpoints. Queries only read it; only projections write it. */
export class ReadDatabase {
  constructor(readonly pool: pg.Pool) {}

  static connect(url: string, poolSize: number, applicationName: string, limits?: DatabaseLimits): ReadDatabase {
    return new ReadDatabase(createPool({ url, max: poolSize, applicationName, ...(limits && { limits }) }));
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, parameters)).rows;
  }

  async row<Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }

  /** For a transaction; to be released. */
  async connect(): Promise<pg.PoolClient & BundlingClient> {
    return (await this.pool.connect()) as pg.PoolClient & BundlingClient;
  }

  /** For look-ups by key, whose plan is always the same: each connection plans the statement once, not each time. */
  async preparedRows<Row extends object>(sql: string, parameters: unknown[]): Promise<Row[]> {
    try {
      return (await this.pool.query<Row & pg.QueryResultRow>(prepared(sql, parameters))).rows;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return this.rows<Row & pg.QueryResultRow>(sql, parameters);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
