import type { WaitingItems } from '#platform/waiting-work/waiting-work.registry.ts';

/** Of a comment `c`, the title or news post that it is on; null until that has come. */
export const ABOUT = `
  case when c.post_id is not null
    then (select json_build_object('name', t.name) from read.community_title t where t.id = c.post_id)
    else (select json_build_object('name', n.title) from read.community_news n where n.id = c.news_post_id) end as about`;

export const COMMENT_ITEMS: WaitingItems = {
  name: 'comments',
  sql: `
    select c.id, c.created_at as since, left(c.body, 200) as text, c.username as "by", ${ABOUT}
    from read.comment c where c.status = 'pending' order by c.created_at, c.id limit $1`,
};
