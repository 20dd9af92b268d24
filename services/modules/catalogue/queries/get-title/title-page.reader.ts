import { Injectable } from '@nestjs/common';
import { CRITERIA, type Grades } from '#modules/community/contract/community.events.ts';
import type { PieceTexts } from '#modules/editorial/contract/editorial.events.ts';
import { Batcher } from '#platform/database/batcher.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { TOLD_OF_TITLE } from '../awards/nominations.ts';

export interface TitleAward {
  ceremony: number;
  year: number;
  title: string;
  won: boolean;
  nominees: { slug: string | null; name: object }[];
}

/** Where a title that is not on the site leads. */
export type Gone = NonNullable<TitleFacts['withdrawn']>;

export interface PageRow extends Grades {
  id: number;
  slug: string;
  postType: number;
  doc: string;
  withdrawn: Gone | null;
  votes: number;
  comments: number;
  review: PieceTexts | null;
  reviewId: number | null;
  /** Awards that ceremonies alone tell of. */
  told: TitleAward[] | null;
}

const PAGES = `
  select p.id, slug, post_type as "postType", doc, withdrawn, votes, ${CRITERIA.join(', ')}, comments, r.texts as review,
    r.piece_id as "reviewId", ${TOLD_OF_TITLE} as told
  from read.title_page p left join read.title_page_review r on r.title_id = p.id and r.shown
  where slug = any($1::text[]) and doc is not null`;

/** Pages by their slugs: those that are asked for at the same time, as after a restart, in one look-up. */
@Injectable()
export class TitlePageReader {
  private readonly pages = new Batcher((slugs: readonly string[]) => this.read(slugs), { ahead: true });

  constructor(private readonly database: ReadDatabase) {}

  bySlug(slug: string): Promise<PageRow | undefined> {
    return this.pages.ask(slug);
  }

  private async read(slugs: readonly string[]): Promise<(PageRow | undefined)[]> {
    const rows = await this.database.preparedRows<PageRow>(PAGES, [slugs]);
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    return slugs.map((slug) => bySlug.get(slug));
  }
}
