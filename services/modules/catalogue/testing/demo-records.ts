import { createReadStream } from 'node:fs';
import { readRecords } from '../application/imports/read-records.ts';
import { demoFiles } from '../demo/demo-folder.ts';
import type { TitleRecord } from '../domain/titles/title-record.ts';

/** Every title that ships with the project. @throws when a line is refused. */
export async function demoRecords(): Promise<TitleRecord[]> {
  const found: TitleRecord[] = [];
  for (const file of await demoFiles()) {
    for await (const { line, record, refused } of readRecords(createReadStream(file))) {
      if (!record) throw new Error(`${file}, line ${line}: ${refused}`);
      found.push(record);
    }
  }
  return found;
}
