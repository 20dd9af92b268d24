import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

export const WAITING_CONTACTS: WaitingWork = {
  name: 'contacts',
  role: 'moderator',
  sql: `select count(*) as count, min(waiting_since) as oldest_at from read.contact_thread where state = 'open'`,
};
