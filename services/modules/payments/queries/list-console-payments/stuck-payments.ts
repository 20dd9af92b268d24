import type { WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

/** Payments that staff has to act on: those that the console's list has in its view `stuck`. */
export const STUCK_PAYMENTS: WaitingWork = {
  name: 'payments',
  role: 'admin',
  sql: `
    select count(*) as count, min(created_at) as oldest_at from read.payment
    where state = 'reversal_refused'
      or (state in ('created', 'pending', 'reversing') and deadline_at + interval '2 minutes' < now())`,
};
