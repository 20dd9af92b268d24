import pg from 'pg';

// Counts and positions are far below 2^53; as numbers they go straight into JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The read database: projected rows and checkpoints. Queries only read it; only projections write it. */
export class ReadDatabase {
  constructor(readonly pool: pg.Pool) {}

  static connect(url: string, poolSize: number, applicationName: string): ReadDatabase {
    const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: applicationName });
    // An idle connection that breaks (a database restart) is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    // The pool listens to idle connections only; one that breaks in use tells its query and must not end the process either.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new ReadDatabase(pool);
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, parameters)).rows;
  }

  async row<Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, parameters))[0];
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
