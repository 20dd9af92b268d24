import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { LikedEntity } from '../contract/likes.events.ts';

interface LikeCounts {
  id: number;
  up: number;
  down: number;
  [column: string]: unknown;
}

const COUNTS = `
  select entity_id as id, ups as up, downs as down from read.like_count where entity = $1 and entity_id = any($2::int[])`;
const OWN = `
  select entity_id as id, value from read.like_mark
  where user_id = $1 and entity = $2 and entity_id = any($3::int[]) and value <> 0`;

@Injectable()
export class LikeReader {
  constructor(private readonly database: ReadDatabase) {}

  /** Of those that anybody has liked or disliked. */
  counts(entity: LikedEntity, ids: readonly number[]): Promise<LikeCounts[]> {
    return this.database.preparedRows<LikeCounts>(COUNTS, [entity, ids]);
  }

  /** What the member thinks of them, by their ids. */
  async own(userId: number, entity: LikedEntity, ids: readonly number[]): Promise<Map<number, 'up' | 'down'>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.preparedRows<{ id: number; value: number }>(OWN, [userId, entity, ids]);
    return new Map(rows.map(({ id, value }) => [id, value > 0 ? 'up' : 'down']));
  }
}
