import type { WaitingItems } from '#platform/waiting-work/waiting-work.registry.ts';

export const COMMENT_ITEMS: WaitingItems = {
  name: 'comments',
  sql: `
    select id, created_at as since, left(body, 200) as text, username as "by"
    from read.comment where status = 'pending' order by created_at, id limit $1`,
};
