import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole project, from sources and from the compiled tree alike. @throws Error outside a checkout. */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).workspaces) return folder;
  }
  throw new Error('The project folder was not found: package.json with workspaces is missing');
}
