import type { EntityManager } from 'typeorm';

export interface WantedTitle {
  /** As a file's name has it, in any of its languages. */
  name: string;
  /** A year more or less is taken, too: sources count differently. */
  year: number | null;
  /** 1 movie, 2 series. */
  postType: 1 | 2;
}

export interface TitleMatch {
  titleId: number;
  postType: 1 | 2;
  name: { fa: string | null; en: string };
  releaseYear: number;
}

/** Which titles a name may mean: names are compared folded, the original and other names included. */
export abstract class TitleMatches {
  /** @returns those of the very year where there are any. */
  abstract find(manager: EntityManager, wanted: WantedTitle): Promise<TitleMatch[]>;
}
