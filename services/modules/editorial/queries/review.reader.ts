import { Injectable } from '@nestjs/common';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ReviewCard } from './review.schema.ts';

/** Nobody writes so many: a list is ordered by its titles' years after these are known. */
const MAX_REVIEWS = 5_000;
const REVIEWS = `
  select id, title_id, score, author, read.iso_time(publish_at) as published_at,
    jsonb_build_object('fa', texts -> 'fa' -> 'title', 'en', texts -> 'en' -> 'title') as title,
    jsonb_build_object('fa', texts -> 'fa' -> 'lead', 'en', texts -> 'en' -> 'lead') as lead
  from read.piece where kind = 'review' and state = 'published'`;

export type ReviewOrder = { field: 'published_at' | 'score' | 'release_year'; direction: 'asc' | 'desc' };
type ReviewRow = Omit<ReviewCard, 'post'> & { title_id: number; [column: string]: unknown };

/** Published reviews of titles that are listed. */
@Injectable()
export class ReviewReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  async all({ field, direction }: ReviewOrder): Promise<ReviewCard[]> {
    const column = field === 'score' ? 'score' : 'publish_at';
    const sql = `${REVIEWS} order by ${column} ${direction}, id ${direction} limit ${MAX_REVIEWS}`;
    const reviews = await this.withPosts(await this.database.rows<ReviewRow>(sql));
    if (field !== 'release_year') return reviews;
    const sign = direction === 'asc' ? 1 : -1;
    return reviews.sort((one, other) => sign * (one.post.release_year - other.post.release_year));
  }

  private async withPosts(rows: readonly ReviewRow[]): Promise<ReviewCard[]> {
    const cards = await this.titles.of(rows.map(({ title_id: titleId }) => titleId));
    return rows.flatMap(({ title_id: titleId, ...review }) => {
      const post = cards.get(titleId);
      return post ? [{ ...review, post }] : [];
    });
  }
}
