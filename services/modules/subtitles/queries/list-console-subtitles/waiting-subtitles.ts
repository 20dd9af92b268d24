import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_SUBTITLES: WaitingWork = {
  name: 'subtitles',
  role: 'moderator',
  sql: `select count(*) as count, min(created_at) as oldest_at from read.submitted_subtitle where state = 'waiting'`,
};

export const SUBTITLE_ITEMS: WaitingItems = {
  name: 'subtitles',
  sql: `
    select id, created_at as since, upper(format) || ' · ' || language as text, username as "by"
    from read.submitted_subtitle where state = 'waiting' order by created_at, id limit $1`,
};
