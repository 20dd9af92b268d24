import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_COMMENTS: WaitingWork = {
  name: 'comments',
  role: 'moderator',
  sql: 'select count(*) as count, min(created_at) as oldest_at from read.waiting_comment',
};
