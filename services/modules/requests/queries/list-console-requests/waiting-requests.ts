import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_REQUESTS: WaitingWork = {
  name: 'requests',
  role: 'moderator',
  sql: `select count(*) as count, min(made_at) as oldest_at from read.title_request where state = 'open' and sponsors > 0`,
};

export const REQUEST_ITEMS: WaitingItems = {
  name: 'requests',
  sql: `
    select id, made_at as since, left(coalesce(name, film_id), 200) as text, null as "by"
    from read.title_request where state = 'open' and sponsors > 0 order by made_at, id limit $1`,
};
