import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

/** Pictures of members that nobody of the staff has looked at. */
export const WAITING_AVATARS: WaitingWork = {
  name: 'avatars',
  role: 'moderator',
  sql: 'select count(*) as count, min(avatar_since) as oldest_at from read.account where avatar_since is not null',
};

/** By the member's number. */
export const AVATAR_ITEMS: WaitingItems = {
  name: 'avatars',
  sql: `
    select user_id as id, avatar_since as since, left(name, 200) as text, username as "by"
    from read.account where avatar_since is not null order by avatar_since, user_id limit $1`,
};
