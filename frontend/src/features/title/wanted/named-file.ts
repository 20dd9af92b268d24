import type { FileFacts, TitlePage } from '../../../api/types.ts';

export interface NamedFile {
  file: FileFacts;
  /** Of a series. */
  season: number | null;
  episode: number | null;
}

/** A file of the title with its place in it; null for one that is not on offer. */
export function namedFile({ files, seasons }: Pick<TitlePage, 'files' | 'seasons'>, fileId: number): NamedFile | null {
  const movie = files.find(({ id }) => id === fileId);
  if (movie) return { file: movie, season: null, episode: null };
  for (const { number, groups } of seasons) {
    const file = groups.flatMap((group) => group.files).find(({ id }) => id === fileId);
    if (file) return { file, season: number, episode: file.episode };
  }
  return null;
}
