import type { TitleRecord } from '../../domain/titles/title-record.ts';
import { asUtf8 } from './as-utf8.ts';
import { readCsv } from './formats/csv-table.ts';
import { ofJsonLine } from './formats/json-line.ts';
import { recordOfNativeLine } from './formats/native-line.ts';
import type { ReadRecord } from './formats/read-record.ts';
import { RefusedRecord } from './formats/refused-record.ts';
import { recordOfTitleLine } from './formats/title-line.ts';
import { readLines } from './read-lines.ts';

/** Records of an unpacked file: JSON lines (the project's own or a plain table's), or CSV with a header, as spreadsheets write it. */
export async function* readRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
  const iterator = asUtf8(bytes);
  const first = await iterator.next();
  if (first.done) return;
  const whole = rejoined(first.value, iterator);
  const delimiter = csvDelimiter(first.value);
  if (delimiter) yield* readCsv(whole, delimiter);
  else yield* readJsonLines(whole);
}

async function* readJsonLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
  for await (const { number: line, text, error } of readLines(bytes)) {
    if (error) yield { line, refused: error };
    else if (text) yield readJson(line, text);
  }
}

function readJson(line: number, text: string): ReadRecord {
  try {
    return { line, record: ofJsonLine(text, recordOfLine) };
  } catch (error) {
    if (error instanceof RefusedRecord) return { line, refused: error.message };
    throw error;
  }
}

function recordOfLine(value: unknown): TitleRecord {
  const native = typeof value === 'object' && value !== null && 'kind' in value;
  return native ? recordOfNativeLine(value) : recordOfTitleLine(value);
}

/**
 * A CSV header is words with commas (or what spreadsheets write for them); anything else is taken as JSON lines, and said to
 * be broken line by line. One without a title is a header all the same: its rows are told what they lack.
 */
function csvDelimiter(head: Buffer): string | null {
  const [line = ''] = head.toString('latin1', 0, 4_096).trim().split('\n');
  const [, delimiter] = /^"?[\w ]+"?[ ]*([,;\t])/.exec(line) ?? [];
  return delimiter && (/\btitle\b/i.test(line) || line.split(delimiter).every(isBareName)) ? delimiter : null;
}

const isBareName = (column: string) => /^"?[\w ]+"?$/.test(column.trim());

async function* rejoined(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
