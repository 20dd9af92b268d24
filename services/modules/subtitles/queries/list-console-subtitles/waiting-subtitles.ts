import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_SUBTITLES: WaitingWork = {
  name: 'subtitles',
  role: 'moderator',
  sql: `select count(*) as count, min(created_at) as oldest_at from read.submitted_subtitle where state = 'waiting'`,
};
