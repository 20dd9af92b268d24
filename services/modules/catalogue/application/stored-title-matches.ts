import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TitleMatch, TitleMatches, type WantedTitle } from '../contract/titles/title-matches.port.ts';
import { foldName } from '../domain/words/fold-name.ts';
import { TitleRepository } from '../persistence/titles/title.repository.ts';

@Injectable()
export class StoredTitleMatches extends TitleMatches {
  constructor(private readonly titles: TitleRepository) {
    super();
  }

  async find(manager: EntityManager, { name, year, postType }: WantedTitle): Promise<TitleMatch[]> {
    const folded = compact(name);
    if (!folded) return [];
    const years = year === null ? null : [year, year - 1, year + 1];
    const candidates = await this.titles.namesOf(manager, postType, years);
    const found = candidates.filter(({ name: { fa, en }, originalName, alternateNames }) =>
      [en, fa, originalName, ...alternateNames].some((each) => each !== null && compact(each) === folded),
    );
    const exact = found.filter(({ releaseYear }) => releaseYear === year);
    return (exact.length > 0 ? exact : found).map(({ titleId, name: own, releaseYear }) => ({
      titleId,
      postType,
      name: own,
      releaseYear,
    }));
  }
}

/** File names lose apostrophes, articles' commas and signs; without spaces `S W A T` is `SWAT`. */
const compact = (name: string) => foldName(name).replaceAll(' ', '');
