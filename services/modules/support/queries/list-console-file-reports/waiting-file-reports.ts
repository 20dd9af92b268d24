import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_FILE_REPORTS: WaitingWork = {
  name: 'file_reports',
  role: 'moderator',
  sql: `select count(*) as count, min(opened_at) as oldest_at from read.file_case where state = 'open'`,
};
