import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { DocumentIds, KindRow, NameIndex } from './name-index.ts';

const COLUMNS = 'n.kind, n.id, n.popularity, n.position, n.leads, n.tail';
/** Read at once: nobody waits long for their parsing. */
const ROWS_AT_ONCE = 1_000;
/** More would take more than a hundred megabytes. */
const MOST_ROWS = 4_000_000;

/** Fills an index with all the names of one moment. @returns why it holds less where it does: nobody wants them any more, or they are too many. */
export async function readNames(
  into: NameIndex,
  database: ReadDatabase,
  isWanted: () => boolean,
): Promise<'all' | 'unwanted' | 'too many'> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `declare names no scroll cursor for select ${COLUMNS} from read.search_name n order by n.kind, n.key`,
    );
    while (isWanted()) {
      const { rows } = await client.query<KindRow>(`fetch ${ROWS_AT_ONCE} from names`);
      for (const row of rows) into.add(row);
      if (into.size > MOST_ROWS) return 'too many';
      if (rows.length < ROWS_AT_ONCE) {
        into.close();
        return 'all';
      }
    }
    return 'unwanted';
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Fills an index with the names that these documents have now. */
export async function readNamesOf(documents: DocumentIds, into: NameIndex, database: ReadDatabase): Promise<void> {
  const rows = await database.rows<KindRow>(
    `select ${COLUMNS} from read.search_name n where n.kind = 1 and n.id = any($1) or n.kind = 2 and n.id = any($2)
      order by n.kind, n.key`,
    [[...documents[1]], [...documents[2]]],
  );
  for (const row of rows) into.add(row);
  into.close();
}
