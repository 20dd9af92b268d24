import type { FileGroup, Season } from '../../../api/types.ts';

export type EpisodeFile = FileGroup['files'][number];

export interface Episode {
  number: number;
  /** The best quality first, the original before the dubbed. */
  versions: EpisodeFile[];
}

/** What all episodes are taken in at one press. */
export type Rule =
  | { kind: 'best' }
  | { kind: 'smallest' }
  | { kind: 'version'; quality: number; dubbed: boolean; censored: boolean };

/** The episodes of a season that have files, each with its versions. */
export function episodesOf(season: Pick<Season, 'groups'>): Episode[] {
  const versions = new Map<number, EpisodeFile[]>();
  for (const file of season.groups.flatMap(({ files }) => files)) {
    versions.set(file.episode, [...(versions.get(file.episode) ?? []), file]);
  }
  return [...versions]
    .map(([number, files]) => ({ number, versions: files.sort(bestFirst) }))
    .sort((a, b) => a.number - b.number);
}

function bestFirst(a: EpisodeFile, b: EpisodeFile): number {
  return b.quality - a.quality || Number(a.dubbed) - Number(b.dubbed) || Number(a.censored) - Number(b.censored);
}

/** File ids by the rule, one for each episode: where an episode has no such version, the nearest one, rather smaller than bigger. */
export function pickedBy(rule: Rule, episodes: readonly Episode[]): number[] {
  return episodes.flatMap(({ versions }) => [...versions].sort(nearest(rule))[0]?.id ?? []);
}

function nearest(rule: Rule): (a: EpisodeFile, b: EpisodeFile) => number {
  if (rule.kind === 'best') return bestFirst;
  if (rule.kind === 'smallest') return (a, b) => a.size - b.size;
  const distance = (file: EpisodeFile) => [
    Number(file.dubbed !== rule.dubbed),
    Number(file.quality > rule.quality),
    Math.abs(file.quality - rule.quality),
    Number(file.censored !== rule.censored),
  ];
  return (a, b) => {
    const [ofA, ofB] = [distance(a), distance(b)];
    return ofA.map((part, index) => part - (ofB[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };
}

/** The file taken of each episode, by its number. Of two of one episode the first counts; what is not of this season does not. */
export function picksOf(fileIds: readonly number[], episodes: readonly Episode[]): Map<number, EpisodeFile> {
  const picks = new Map<number, EpisodeFile>();
  for (const { number, versions } of episodes) {
    const file = fileIds.flatMap((id) => versions.find((version) => version.id === id) ?? [])[0];
    if (file) picks.set(number, file);
  }
  return picks;
}

export function idsOf(picks: ReadonlyMap<number, EpisodeFile>): number[] {
  return [...picks].sort(([a], [b]) => a - b).map(([, { id }]) => id);
}

/** The basket with another version of an episode; @param file null leaves the episode out. */
export function withPick(
  picks: ReadonlyMap<number, EpisodeFile>,
  episode: number,
  file: EpisodeFile | null,
): Map<number, EpisodeFile> {
  const next = new Map(picks);
  if (file) next.set(episode, file);
  else next.delete(episode);
  return next;
}
