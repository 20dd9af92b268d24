import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFilmName } from '../../domain/inbox-file.ts';

export interface FoundFilm {
  /** In the folder, with `/`. */
  name: string;
  path: string;
  size: number;
  modifiedMs: number;
}

const SAMPLE = /(?:^|[\W_])sample(?:[\W_]|$)/i;

/** All films below a folder, in the order of their names. Links are not followed. */
export async function filmsInFolder(folder: string): Promise<FoundFilm[]> {
  const films: FoundFilm[] = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    const hidden = name.split('/').some((part) => part.startsWith('.'));
    if (!entry.isFile() || hidden || !isFilmName(entry.name) || SAMPLE.test(entry.name)) continue;
    const { size, mtimeMs: modifiedMs } = await stat(file);
    films.push({ name, path: file, size, modifiedMs });
  }
  return films.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
