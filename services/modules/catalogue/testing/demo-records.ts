import { createReadStream } from 'node:fs';
import path from 'node:path';
import { readRecords } from '../application/imports/read-records.ts';
import { demoFiles, demoFolder } from '../demo/demo-folder.ts';
import type { TitleRecord } from '../domain/titles/title-record.ts';

/** Every title that ships with the project. @throws when a line is refused. */
export async function demoRecords(): Promise<TitleRecord[]> {
  const folder = demoFolder();
  const found: TitleRecord[] = [];
  for (const name of await demoFiles(folder)) {
    for await (const { line, record, refused } of readRecords(createReadStream(path.join(folder, name)))) {
      if (!record) throw new Error(`${name}, line ${line}: ${refused}`);
      found.push(record);
    }
  }
  return found;
}
