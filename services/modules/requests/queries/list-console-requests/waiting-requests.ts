import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_REQUESTS: WaitingWork = {
  name: 'requests',
  role: 'moderator',
  sql: `select count(*) as count, min(made_at) as oldest_at from read.title_request where state = 'open' and sponsors > 0`,
};
