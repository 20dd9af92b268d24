import { aboutFiles } from '#modules/catalogue/contract/files/file-subjects.ts';
import type { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { WaitingItem, WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_SUBTITLES: WaitingWork = {
  name: 'subtitles',
  role: 'moderator',
  sql: `select count(*) as count, min(created_at) as oldest_at from read.submitted_subtitle where state = 'waiting'`,
};

const OLDEST = `
  select id, created_at as since, language as text, username as "by", file_id as "fileId"
  from read.submitted_subtitle where state = 'waiting' order by created_at, id limit $1`;

type Row = WaitingItem & { fileId: number; [column: string]: unknown };

/** Each with the file that it is about. */
export function subtitleItems(database: ReadDatabase, files: ReleaseFileCards): WaitingItems {
  return {
    name: 'subtitles',
    oldest: async (limit) => aboutFiles<WaitingItem>(await database.rows<Row>(OLDEST, [limit]), files),
  };
}
