import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { ReadRecord } from './read-record.ts';
import { RefusedRecord } from './refused-record.ts';
import { recordOfTitleLine } from './title-line.ts';

const LISTS = new Set(['genres', 'countries', 'directors', 'writers', 'cast', 'trailers']);
const NUMBERS = new Set(['year', 'runtime_minutes', 'seasons']);
const MAX_ROW_BYTES = 1024 * 1024;

interface CsvRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * A table with a header of the names a title line has (title, year, type, genres …); a cell with several values separates
 * them with `|`. A row that csv cannot read is refused, the rows after it are read on.
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<ReadRecord> {
  const refused: ReadRecord[] = [];
  // Not `pipe`, which leaves an input that breaks off to end the process.
  const rows = pipeline(
    Readable.from(bytes, { objectMode: false }),
    parse({
      delimiter,
      columns: (header: string[]) => header.map((column) => column.trim().toLowerCase().replaceAll(' ', '_')),
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_BYTES,
      on_skip: (error) => {
        refused.push({ line: Number(error?.lines ?? 0), refused: error?.message ?? 'not readable as CSV' });
        return undefined;
      },
    }),
    () => undefined, // Whoever reads the rows is told.
  );
  for await (const row of rows as AsyncIterable<CsvRow>) {
    yield* refused.splice(0);
    yield readRow(row);
  }
  yield* refused;
}

function readRow({ record, info }: CsvRow): ReadRecord {
  try {
    return { line: info.lines, record: recordOfTitleLine(valuesOf(record)) };
  } catch (error) {
    if (error instanceof RefusedRecord) return { line: info.lines, refused: error.message };
    throw error;
  }
}

/** Empty cells are facts that are not known. */
function valuesOf(cells: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => [column, cellValue(column, cell)]),
  );
}

function cellValue(column: string, cell: string): unknown {
  if (LISTS.has(column)) {
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean);
  }
  if (NUMBERS.has(column)) return Number(cell);
  return column === 'type' ? cell.toLowerCase() : cell;
}
