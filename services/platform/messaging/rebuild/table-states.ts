import type { Session } from './shadow-schema.ts';

/** A table as it is and as it was made anew, at the same position of the log. */
export interface TableDifference {
  table: string;
  liveRows: number;
  rebuiltRows: number;
  /** Rows that only one of the two has. */
  onlyLive: number;
  onlyRebuilt: number;
}

interface TableState {
  rows: number;
  hash: string;
}

/** Number of rows and a hash of all their contents, whatever their order. */
async function tableState(session: Session, schema: string, table: string): Promise<TableState> {
  const { rows } = await session.query(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${schema}.${table} t`,
  );
  return rows[0] as TableState;
}

/** @returns the tables whose contents differ between two schemas. */
export async function differencesBetween(
  session: Session,
  live: string,
  rebuilt: string,
  tables: readonly string[],
): Promise<TableDifference[]> {
  const differences: TableDifference[] = [];
  for (const table of tables) {
    const [one, other] = [await tableState(session, live, table), await tableState(session, rebuilt, table)];
    if (one.rows === other.rows && one.hash === other.hash) continue;
    const onlyIn = async (here: string, there: string) => {
      const sql = `select count(*)::int as rows from (select t::text from ${here}.${table} t except all select t::text from ${there}.${table} t) d`;
      return (await session.query(sql)).rows[0]?.['rows'] as number;
    };
    differences.push({
      table,
      liveRows: one.rows,
      rebuiltRows: other.rows,
      onlyLive: await onlyIn(live, rebuilt),
      onlyRebuilt: await onlyIn(rebuilt, live),
    });
  }
  return differences;
}
