import { aboutFiles } from '#modules/catalogue/contract/files/file-subjects.ts';
import type { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { WaitingItem, WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_FILE_REPORTS: WaitingWork = {
  name: 'file_reports',
  role: 'moderator',
  sql: `select count(*) as count, min(opened_at) as oldest_at from read.file_case where state = 'open'`,
};

const OLDEST = `
  select c.id, c.id as "fileId", c.opened_at as since, coalesce(left(r.note, 200), '') as text, r.username as "by"
  from read.file_case c left join lateral (
    select note, username from read.file_report where file_id = c.id and waiting order by reported_at, id limit 1
  ) r on true
  where c.state = 'open' order by c.opened_at, c.id limit $1`;

type Row = WaitingItem & { fileId: number; [column: string]: unknown };

/** Each with the file that it is about. */
export function fileReportItems(database: ReadDatabase, files: ReleaseFileCards): WaitingItems {
  return {
    name: 'file_reports',
    oldest: async (limit) => aboutFiles<WaitingItem>(await database.rows<Row>(OLDEST, [limit]), files),
  };
}
