import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { DocumentIds, KindRow, NameIndex } from './name-index.ts';
import { rowsInPieces } from './rows-in-pieces.ts';

const COLUMNS = 'n.kind, n.id, n.popularity, n.position, n.leads, n.tail';
/** More would take more than a hundred megabytes. */
const MAX_ROWS = 4_000_000;

/** Fills an index with all the names of one moment. @returns why it holds less where it does: nobody wants them any more, or they are too many. */
export async function readNames(
  into: NameIndex,
  database: ReadDatabase,
  isWanted: () => boolean,
): Promise<'all' | 'unwanted' | 'too many'> {
  const names = rowsInPieces<KindRow>(database, `select ${COLUMNS} from read.search_name n order by n.kind, n.key`);
  for await (const rows of names) {
    if (!isWanted()) return 'unwanted';
    for (const row of rows) into.add(row);
    if (into.size > MAX_ROWS) return 'too many';
  }
  into.close();
  return 'all';
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
