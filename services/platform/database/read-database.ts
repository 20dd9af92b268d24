import pg from 'pg';
import { createPool } from './connections/connections.ts';
import type { DatabaseLimits } from './connections/limits.ts';
import { LookUps } from './connections/look-ups.ts';
import type { BundlingClient } from './connections/statements/bundling-client.ts';
import { isStalePlan, prepared } from './connections/statements/prepared.ts';

// Counts and positions are far below 2^53; as numbers they go straight into JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The read database: projected rows and checkpoints. Queries only read it; only projections write it. */
export class ReadDatabase {
  constructor(
    readonly pool: pg.Pool,
    private readonly lookUps: LookUps,
  ) {}

  static connect(url: string, poolSize: number, applicationName: string, limits?: DatabaseLimits): ReadDatabase {
    const options = { url, applicationName, ...(limits && { limits }) };
    const pool = createPool({ ...options, max: poolSize });
    return new ReadDatabase(pool, new LookUps(options, pool));
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

  /** For short look-ups by key, whose plan is always the same: it is made once, and those of one moment are sent together. */
  async preparedRows<Row extends object>(sql: string, parameters: unknown[]): Promise<Row[]> {
    try {
      return await this.lookUps.rows<Row & pg.QueryResultRow>(prepared(sql, parameters));
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return this.rows<Row & pg.QueryResultRow>(sql, parameters);
    }
  }

  async preparedRow<Row extends object>(sql: string, parameters: unknown[]): Promise<Row | undefined> {
    return (await this.preparedRows<Row>(sql, parameters))[0];
  }

  async close(): Promise<void> {
    await this.lookUps.close();
    await this.pool.end();
  }
}
