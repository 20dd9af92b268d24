import { RefusedRecord } from './refused-record.ts';

/** @returns what a line of JSON comes to. @throws RefusedRecord, also of what is no JSON. */
export function ofJsonLine<Record>(text: string, recordOf: (value: unknown) => Record): Record {
  try {
    return recordOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RefusedRecord(`broken JSON: ${error.message.slice(0, 120)}`);
    throw error;
  }
}
