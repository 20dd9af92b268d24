import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';

/** In the sources; an image has only what the build has copied of them. */
export function demoFolder(): string {
  const trees = [projectRoot(), path.join(projectRoot(), 'services/dist')];
  const places = trees.map((tree) => path.join(tree, 'services/modules/catalogue/demo'));
  const found = places.find((place) => existsSync(path.join(place, 'people.jsonl')));
  if (!found) throw new Error(`the demo catalogue is in none of ${places.join(', ')}`);
  return found;
}

/** The files with titles, in the order in which they are loaded. */
export async function demoFiles(): Promise<string[]> {
  const folder = path.join(demoFolder(), 'titles');
  return (await readdir(folder)).sort().map((name) => path.join(folder, name));
}
