import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';
import { ABOUT } from './waiting-comments.ts';

export const WAITING_COMMENT_REPORTS: WaitingWork = {
  name: 'comment_reports',
  role: 'moderator',
  sql: 'select count(distinct comment_id) as count, min(reported_at) as oldest_at from read.comment_report',
};

export const COMMENT_REPORT_ITEMS: WaitingItems = {
  name: 'comment_reports',
  sql: `
    select c.id, w.since, left(c.body, 200) as text, c.username as "by", ${ABOUT}
    from (
      select comment_id, min(reported_at) as since from read.comment_report
      group by comment_id order by min(reported_at), comment_id limit $1
    ) w
    cross join lateral (select id, body, username, post_id, news_post_id from read.comment where id = w.comment_id) c
    order by w.since, c.id`,
};
