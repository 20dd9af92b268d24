import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';

/** In the sources; an image has only what the build has copied of them. */
export function demoFolder(): string {
  const trees = [projectRoot(), path.join(projectRoot(), 'services/dist')];
  const places = trees.map((tree) => path.join(tree, 'services/modules/catalogue/demo'));
  const found = places.find((place) => existsSync(path.join(place, 'movies-classics.jsonl')));
  if (!found) throw new Error(`the demo catalogue is in none of ${places.join(', ')}`);
  return found;
}

/** Names of the files with titles. */
export async function demoFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^(movies|series)-.*\.jsonl$/.test(name)).sort();
}
