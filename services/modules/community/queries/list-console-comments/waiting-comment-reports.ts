import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_COMMENT_REPORTS: WaitingWork = {
  name: 'comment_reports',
  role: 'moderator',
  sql: 'select count(distinct comment_id) as count, min(reported_at) as oldest_at from read.comment_report',
};
