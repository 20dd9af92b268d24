import type { Client } from 'pg';
import type { Ledger } from '../ledger.ts';
import type { ChaosSite } from '../site/chaos-site.ts';
import type { Violations } from '../violations.ts';

/** What the invariants are judged by, once nothing moves any more. */
export interface Evidence {
  site: ChaosSite;
  ledger: Ledger;
  violations: Violations;
  /** The database, past all links. */
  database: Client;
}

/** @returns the first column of each row, as text. */
export async function listed(database: Client, sql: string): Promise<string[]> {
  const { rows } = await database.query<unknown[]>({ text: sql, rowMode: 'array' });
  return rows.map((row) => row.map(String).join(' '));
}
