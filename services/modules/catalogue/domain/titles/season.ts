import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { InvalidSeason } from '../catalogue-errors.ts';
import type { StoredFacts } from './merge-facts.ts';

type Episode = Omit<NonNullable<TitleFacts['episodes']>[number], 'season'>;

export interface SeasonEdit {
  number: number;
  year: number | null;
  /** How many it has. */
  count: number;
  /** Those of which a name or a day is known. */
  episodes: readonly Episode[];
}

const SERIES = 2;

/** A series' facts with this season, new or in the place of the one with its number. @throws InvalidSeason */
export function withSeason(facts: StoredFacts, { number, year, count, episodes }: SeasonEdit): StoredFacts {
  if (facts.postType !== SERIES) throw new InvalidSeason('number', 'Only a series has seasons');
  if (episodes.some((episode) => episode.number > count)) {
    throw new InvalidSeason('episodes', 'The season has no such episode');
  }
  if (new Set(episodes.map((episode) => episode.number)).size < episodes.length) {
    throw new InvalidSeason('episodes', 'An episode stands here twice');
  }
  const { episodes: known = [], ...rest } = facts;
  const told = episodes.filter(({ name, airDate }) => name.fa || name.en || airDate);
  const all = [...known.filter(({ season }) => season !== number), ...told.map((one) => ({ season: number, ...one }))];
  const others = facts.seasons.filter((season) => season.number !== number);
  return {
    ...rest,
    seasons: [...others, { number, year, episodes: count }].sort((one, other) => one.number - other.number),
    ...(all.length > 0 && { episodes: all.sort((a, b) => a.season - b.season || a.number - b.number) }),
  };
}
