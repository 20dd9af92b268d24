import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import type { ImportSummary } from '../application/imports/import-titles.ts';
import { hashOf } from '../application/imports/open-input.ts';
import type { PersonImport } from '../commands/import-people/person-import.ts';
import type { TitleImport } from '../commands/import-titles/title-import.ts';
import { demoFiles, demoFolder } from './demo-folder.ts';

export interface DemoOptions {
  /** What stands behind each file. */
  clips: readonly DemoClip[];
  onFile?: (name: string, summary: ImportSummary) => void;
  onRefused?: (name: string, line: number, reason: string) => void;
}

/** Imports what is known of people; before the titles, so that each is added whole. */
export async function loadDemoPeople(personImport: PersonImport): Promise<number> {
  const file = path.join(demoFolder(), 'people.jsonl');
  const hash = await hashOf(createReadStream(file));
  return personImport.run(createReadStream(file), { hash, name: 'demo/people.jsonl' });
}

/** Imports the titles that ship with the project, each file once: what the journal says is done is not read again. */
export async function loadDemoCatalogue(titleImport: TitleImport, options: DemoOptions): Promise<number> {
  let added = 0;
  for (const file of await demoFiles()) {
    const name = path.basename(file);
    const fileHash = await hashOf(createReadStream(file));
    if (await titleImport.isDone(fileHash)) continue;
    const onRefused = (line: number, reason: string) => options.onRefused?.(name, line, reason);
    const importOptions = { name: `demo/${name}`, fileHash, batch: 100, onRefused, clips: options.clips };
    const summary = await titleImport.run(createReadStream(file), importOptions);
    options.onFile?.(name, summary);
    added += summary.added;
  }
  return added;
}
