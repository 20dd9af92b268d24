import type pg from 'pg';
import type { ReadDatabase } from '#platform/database/read-database.ts';

interface Statement {
  sql: string;
  parameters: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** What hands rows on as they come: behind a limit such a node stops early. */
const STREAMS = /^(Limit|Nested Loop|Subquery Scan|Result|Incremental Sort|LockRows|Append|Merge Append)$/;
const READS_ROWS = /^(Seq Scan|Index Scan|Index Only Scan)$/;

/**
 * For the transaction that asks `wholeReadsOf`. With sequential scans switched off the planner chooses one only where there is
 * no other way, however few rows the tables of a test have.
 */
export const INDEXES_WHERE_THERE_ARE = 'set local enable_seqscan = off';

/** The tables that a statement reads from one end to the other. */
export async function wholeReadsOf({ sql, parameters }: Statement, client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${sql}`, parameters);
  return [...wholeReadsIn(rows[0]['QUERY PLAN'][0].Plan, false)];
}

/** Writes down what queries ask of the read database, each statement once, until it is told to stop. */
export class RecordedStatements {
  private readonly asked = new Map<string, Statement>();
  private readonly query: pg.Pool['query'];

  constructor(private readonly database: ReadDatabase) {
    const { pool } = database;
    this.query = pool.query;
    pool.query = ((...args: [string | pg.QueryConfig, unknown[]?]) => {
      this.record(...args);
      return Reflect.apply(this.query, pool, args);
    }) as typeof pool.query;
  }

  stop(): void {
    this.database.pool.query = this.query;
  }

  /** The tables that each statement reads from one end to the other, with its text. */
  async wholeReads(): Promise<{ sql: string; tables: string[] }[]> {
    const client = await this.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(INDEXES_WHERE_THERE_ARE);
      const found = [];
      for (const { sql, parameters } of this.asked.values()) {
        const tables = await wholeReadsOf({ sql, parameters }, client);
        if (tables.length > 0) found.push({ sql: sql.replace(/\s+/g, ' ').trim(), tables });
      }
      return found;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  private record(asked: string | pg.QueryConfig, parameters: unknown[] = []): void {
    const [sql, values] = typeof asked === 'string' ? [asked, parameters] : [asked.text, asked.values ?? parameters];
    if (/^\s*(select|with)\b/i.test(sql) && !this.asked.has(sql)) this.asked.set(sql, { sql, parameters: values });
  }
}

/** @param isLimited whether what reads it stops after a few rows. */
function* wholeReadsIn(plan: Plan, isLimited: boolean): Generator<string> {
  const kind = plan['Node Type'];
  const stopsEarly = kind === 'Seq Scan' ? false : isLimited;
  if (READS_ROWS.test(kind) && !plan['Index Cond'] && !stopsEarly) yield plan['Relation Name'] ?? '';
  const below = kind === 'Limit' || (isLimited && STREAMS.test(kind));
  for (const part of plan.Plans ?? []) yield* wholeReadsIn(part, below);
}
