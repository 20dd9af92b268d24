import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';

/** Payments that staff has to act on: those that the console's list has in its view `stuck`. */
const STUCK = `
  state = 'reversal_refused'
    or (state in ('created', 'pending', 'reversing') and deadline_at + interval '2 minutes' < now())`;

export const STUCK_PAYMENTS: WaitingWork = {
  name: 'payments',
  role: 'admin',
  sql: `select count(*) as count, min(created_at) as oldest_at from read.payment where ${STUCK}`,
};

export const STUCK_PAYMENT_ITEMS: WaitingItems = {
  name: 'payments',
  sql: `
    select id, created_at as since, reference as text, null as "by"
    from read.payment where ${STUCK} order by created_at, id limit $1`,
};
