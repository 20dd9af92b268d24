import type { FileFacts, Progress, TitlePage } from '../../../api/types.ts';

/** What the main action of a title plays. */
export interface Start {
  fileId: number;
  /** Of a series. */
  season: number | null;
  episode: number | null;
  /** Seconds; 0 for the start. */
  position: number;
}

/** What is watched without a word about it: more only for those who choose it. */
const MAX_LINES = 1_080;

const linesOf = (file: FileFacts) => Number.parseInt(file.resolution, 10) || 0;
const plain = (file: FileFacts) => Number(file.dubbed) + Number(file.censored);

/** The best file that is not above 1080p, in its own sound and whole where there is such a one; the smallest where all are above. */
export function usualFile<File extends FileFacts>(files: readonly File[]): File | undefined {
  const least = Math.min(...files.map(plain));
  const sorted = files
    .filter((file) => plain(file) === least)
    .sort((a, b) => linesOf(b) - linesOf(a) || b.quality - a.quality);
  return sorted.find((file) => linesOf(file) <= MAX_LINES) ?? sorted.at(-1);
}

/** Every file of a title with its place; a movie's have none. */
function placedFiles({ files, seasons }: Pick<TitlePage, 'files' | 'seasons'>) {
  const movie = files.map((file) => ({ file, season: null, episode: null }));
  const series = seasons.flatMap(({ number: season, groups }) =>
    groups.flatMap((group) => group.files.map((file) => ({ file, season, episode: file.episode }))),
  );
  return [...movie, ...series];
}

/** Where the member goes on; otherwise the film, or the first episode that they have not seen. */
export function chooseStart(post: Pick<TitlePage, 'files' | 'seasons'>, progress: Progress | undefined): Start | null {
  const files = placedFiles(post);
  const on = progress?.go_on;
  if (on && files.some(({ file }) => file.id === on.file_id)) {
    return { fileId: on.file_id, season: on.season, episode: on.episode, position: on.position };
  }
  const seen = new Set(
    progress?.files.filter(({ watched }) => watched).map(({ season, episode }) => `${season}/${episode}`),
  );
  const ordered = files.sort((a, b) => (a.season ?? 0) - (b.season ?? 0) || (a.episode ?? 0) - (b.episode ?? 0));
  const first = ordered.find(({ season, episode }) => !seen.has(`${season}/${episode}`)) ?? ordered[0];
  if (!first) return null;
  const { season, episode } = first;
  const here = ordered.filter((file) => file.season === season && file.episode === episode).map(({ file }) => file);
  const file = usualFile(here);
  return file ? { fileId: file.id, season, episode, position: 0 } : null;
}

/** How far the member is with what a file shows, whichever of its files they watched. */
export interface Seen {
  watched: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  /** The files that this comes from. */
  fileIds: number[];
}

/** By file: an episode that was watched in one quality is watched. */
export function seenByFile(
  post: Pick<TitlePage, 'files' | 'seasons'>,
  progress: Progress | undefined,
): Map<number, Seen> {
  const byPlace = new Map<string, Seen>();
  for (const { file_id, season, episode, watched, position, duration } of progress?.files ?? []) {
    const key = `${season}/${episode}`;
    const known = byPlace.get(key);
    // The newest comes first.
    if (known) byPlace.set(key, { ...known, watched: known.watched || watched, fileIds: [...known.fileIds, file_id] });
    else byPlace.set(key, { watched, position, duration, fileIds: [file_id] });
  }
  const seen = placedFiles(post).map(
    ({ file, season, episode }) => [file.id, byPlace.get(`${season}/${episode}`)] as const,
  );
  return new Map(seen.filter((entry): entry is [number, Seen] => entry[1] !== undefined));
}
