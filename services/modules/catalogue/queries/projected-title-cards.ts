import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { PostCard } from '../contract/post-card.ts';
import { TitleCards } from '../contract/title-cards.port.ts';

const CARDS =
  'select id, card::json as card from read.title_card where id = any($1::int[]) and listed and card is not null';

@Injectable()
export class ProjectedTitleCards extends TitleCards {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(titleIds: readonly number[]): Promise<Map<number, PostCard>> {
    const rows = await this.database.rows<{ id: number; card: PostCard }>(CARDS, [titleIds]);
    return new Map(rows.map(({ id, card }) => [id, card]));
  }
}
