import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_FILE_REPORTS: WaitingWork = {
  name: 'file_reports',
  role: 'moderator',
  sql: `select count(*) as count, min(opened_at) as oldest_at from read.file_case where state = 'open'`,
};

export const FILE_REPORT_ITEMS: WaitingItems = {
  name: 'file_reports',
  sql: `
    select c.id, c.opened_at as since, coalesce(left(r.note, 200), '') as text, r.username as "by"
    from read.file_case c left join lateral (
      select note, username from read.file_report where file_id = c.id and waiting order by reported_at, id limit 1
    ) r on true
    where c.state = 'open' order by c.opened_at, c.id limit $1`,
};
