import type { FileGroup, Season } from '../../../../api/types.ts';
import { openedFile } from '../../../../lib/downloads/file-paths.ts';

export interface SeasonChoice {
  season: number;
  quality: number | null;
  dubbed: boolean;
  censored: boolean;
}

/**
 * The choice in the address: `?season=2&quality=3&dubbed=1`; when no season, or none such, is named, that of the file which
 * the address opens, else the first.
 */
export function readChoice(search: URLSearchParams, seasons: readonly Season[]): SeasonChoice {
  const wanted = Number(search.get('season'));
  const opened = openedFile(search);
  const season =
    seasons.find(({ number }) => number === wanted) ??
    seasons.find((candidate) => has(candidate, opened)) ??
    seasons[0];
  const quality = Number(search.get('quality'));
  return {
    season: season?.number ?? 1,
    quality: quality >= 1 && quality <= 3 ? quality : null,
    dubbed: search.get('dubbed') === '1',
    censored: search.get('censored') === '1',
  };
}

function has({ groups }: Season, fileId: number | null): boolean {
  return groups.some(({ files }) => files.some(({ id }) => id === fileId));
}

/** A reader who chooses anew has seen the file that the address had opened. */
export function writeChoice(search: URLSearchParams, change: Partial<SeasonChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('file');
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === false) next.delete(key);
    else next.set(key, value === true ? '1' : String(value));
  }
  return next;
}

/** A toggle that is on keeps only such groups; off keeps all. The best quality comes first. */
export function chosenGroups(groups: readonly FileGroup[], choice: SeasonChoice): FileGroup[] {
  return groups
    .filter((group) => choice.quality === null || group.quality === choice.quality)
    .filter((group) => !choice.dubbed || group.dubbed)
    .filter((group) => !choice.censored || group.censored)
    .sort((a, b) => b.quality - a.quality || Number(a.dubbed) - Number(b.dubbed));
}
