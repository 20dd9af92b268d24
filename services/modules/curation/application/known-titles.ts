import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnknownTitles } from '../domain/curation-errors.ts';

interface Named {
  titleIds: readonly number[];
  /** The one that names them. */
  field: string;
  /** When only movies (1), or only series (2), will do. */
  postType?: 1 | 2;
}

@Injectable()
export class KnownTitles {
  constructor(private readonly titles: ReleaseFiles) {}

  /** @throws UnknownTitles when one is not there, of the other kind, or named twice. */
  async require(manager: EntityManager, { titleIds, field, postType }: Named): Promise<void> {
    if (new Set(titleIds).size < titleIds.length) throw new UnknownTitles(field);
    for (const id of titleIds) {
      const title = await this.titles.titleOf(manager, id);
      if (!title || (postType && title.postType !== postType)) throw new UnknownTitles(field);
    }
  }
}
