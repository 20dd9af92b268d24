import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../platform/config/project-root.js';
import { type ImportDependencies, type ImportSummary, importTitles } from '../imports/import-titles.js';
import { hashOf } from '../imports/open-input.js';

export interface DemoOptions {
  onFile?: (name: string, summary: ImportSummary) => void;
  onRefused?: (name: string, line: number, reason: string) => void;
}

/** Imports the titles that ship with the project, each file once: what the journal says is done is not read again. */
export async function loadDemoCatalogue(deps: ImportDependencies, options: DemoOptions = {}): Promise<number> {
  const folder = demoFolder();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  let added = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const fileHash = await hashOf(createReadStream(file));
    if ((await deps.journal.read(fileHash))?.finished) continue;
    const onRefused = (line: number, reason: string) => options.onRefused?.(name, line, reason);
    const summary = await importTitles(
      createReadStream(file),
      { name: `demo/${name}`, fileHash, batch: 100, onRefused },
      deps,
    );
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
