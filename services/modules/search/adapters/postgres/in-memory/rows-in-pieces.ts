import type pg from 'pg';
import type { ReadDatabase } from '#platform/database/read-database.ts';

/** Read at once: nobody waits long for their parsing. */
const ROWS_AT_ONCE = 1_000;

/** The rows of one moment, some at a time. The connection is given back when all are read, or nobody wants more. */
export async function* rowsInPieces<Row extends pg.QueryResultRow>(
  database: ReadDatabase,
  sql: string,
): AsyncGenerator<Row[]> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`declare pieces no scroll cursor for ${sql}`);
    while (true) {
      const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from pieces`);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
