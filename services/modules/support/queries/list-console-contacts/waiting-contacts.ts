import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_CONTACTS: WaitingWork = {
  name: 'contacts',
  role: 'moderator',
  sql: `select count(*) as count, min(waiting_since) as oldest_at from read.contact_thread where state = 'open'`,
};

export const CONTACT_ITEMS: WaitingItems = {
  name: 'contacts',
  sql: `
    select id, waiting_since as since, left(subject, 200) as text, name as "by"
    from read.contact_thread where state = 'open' order by waiting_since, id limit $1`,
};
