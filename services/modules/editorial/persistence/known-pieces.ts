import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TitleMatches, type WantedTitle } from '#modules/catalogue/contract/titles/title-matches.port.ts';
import { newsSlug } from '../domain/news-slug.ts';
import { PieceRepository } from './piece.repository.ts';

/** What has been written already, for whoever brings articles from elsewhere. */
@Injectable()
export class KnownPieces {
  constructor(
    private readonly pieces: PieceRepository,
    private readonly titles: TitleMatches,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  postId(title: string): Promise<number | null> {
    return this.pieces.postId(this.database.manager, newsSlug(title, 1));
  }

  hasPost(title: string): Promise<boolean> {
    return this.pieces.hasPost(this.database.manager, newsSlug(title, 1));
  }

  /** @returns the id of the title that is meant; null when there is none, or it has a review. */
  async titleWithoutReview(wanted: WantedTitle): Promise<number | null> {
    const [title] = await this.titles.find(this.database.manager, wanted);
    if (!title || (await this.pieces.hasReview(this.database.manager, title.titleId))) return null;
    return title.titleId;
  }
}
