import type { ConsoleTitlePage } from '../../api/types.ts';
import type { PlacedFile } from './release.ts';

export interface SeasonFiles {
  number: number;
  episodes: number;
  files: PlacedFile[];
}

/** A film's files as they are, a series' season by season. */
export function filesOf(title: ConsoleTitlePage): { files: PlacedFile[]; seasons: SeasonFiles[]; all: PlacedFile[] } {
  const files: PlacedFile[] = title.files ?? [];
  const seasons = (title.seasons ?? []).map(({ number, groups, episodes_count }) => ({
    number,
    episodes: episodes_count,
    files: groups.flatMap(({ files }): PlacedFile[] => files.map((file) => ({ ...file, season: number }))),
  }));
  return { files, seasons, all: [...files, ...seasons.flatMap((season) => season.files)] };
}
