import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type Seen, SeenTitles } from '../contract/seen-titles.port.ts';

const SEEN = `
  select title_id as id, case when bool_or(watched and episode is null) then 'watched' else 'begun' end as seen
  from read.playback where user_id = $1 and title_id = any($2::int[]) and (position > 0 or watched) group by title_id`;

@Injectable()
export class ProjectedSeenTitles extends SeenTitles {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(userId: number, titleIds: readonly number[]): Promise<Map<number, Seen>> {
    const rows = await this.database.preparedRows<{ id: number; seen: Seen }>(SEEN, [userId, titleIds]);
    return new Map(rows.map(({ id, seen }) => [id, seen]));
  }
}
