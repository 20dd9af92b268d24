import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TitleMatches } from '#modules/catalogue/contract/titles/title-matches.port.ts';
import { BoxOfficeRepository } from './box-office.repository.ts';
import { CollectionRepository } from './collection.repository.ts';
import { NoticeRepository } from './notice.repository.ts';

/** What the demo asks before it writes anything. */
@Injectable()
export class DemoTitles {
  constructor(
    private readonly titles: TitleMatches,
    private readonly collections: CollectionRepository,
    private readonly boxOffice: BoxOfficeRepository,
    private readonly notices: NoticeRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  hasCollections(): Promise<boolean> {
    return this.collections.any(this.database.manager);
  }

  hasBoxOffice(): Promise<boolean> {
    return this.boxOffice.any(this.database.manager);
  }

  hasNotices(): Promise<boolean> {
    return this.notices.any(this.database.manager);
  }

  /** @param names as `Inception 2010`. @returns the ids of those that are there, in the same order. */
  async idsOf(names: readonly string[]): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const text of names) {
      const [, name = '', year] = /^(.*) (\d{4})$/.exec(text) ?? [];
      for (const postType of [1, 2] as const) {
        const [title] = await this.titles.find(this.database.manager, { name, year: Number(year), postType });
        if (title) ids.set(text, title.titleId);
      }
    }
    return ids;
  }
}
