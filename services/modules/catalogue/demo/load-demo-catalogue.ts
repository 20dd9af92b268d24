import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import type { ImportSummary } from '../application/imports/import-titles.ts';
import { hashOf } from '../application/imports/open-input.ts';
import type { TitleImport } from '../commands/import-titles/title-import.ts';

export interface DemoOptions {
  /** What stands behind each file. */
  clips: readonly DemoClip[];
  onFile?: (name: string, summary: ImportSummary) => void;
  onRefused?: (name: string, line: number, reason: string) => void;
}

/** Imports the titles that ship with the project, each file once: what the journal says is done is not read again. */
export async function loadDemoCatalogue(titleImport: TitleImport, options: DemoOptions): Promise<number> {
  const folder = demoFolder();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  let added = 0;
  for (const name of names) {
    const file = path.join(folder, name);
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

/** In the sources; an image has only what the build has copied of them. */
function demoFolder(): string {
  const trees = [projectRoot(), path.join(projectRoot(), 'services/dist')];
  const places = trees.map((tree) => path.join(tree, 'services/modules/catalogue/demo'));
  const found = places.find((place) => existsSync(path.join(place, 'movies-classics.jsonl')));
  if (!found) throw new Error(`the demo catalogue is in none of ${places.join(', ')}`);
  return found;
}
