import {
  DELETED_USER,
  registrationLapsed,
  userDeleted,
  userRegistered,
} from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';

const SAVE = `
  insert into payment_buyer (user_id, username) values ($1, $2)
  on conflict (user_id) do update set username = excluded.username`;

/** Who is behind the payments, for staff: everybody who might buy, because an order may arrive before its buyer does. */
export const paymentBuyersProjection = defineProjection(
  'payment-buyers',
  ['payment_buyer'],
  [
    on(userRegistered, async ({ data }, { query }) => {
      await query(SAVE, [data.userId, data.username]);
    }),
    on(registrationLapsed, async ({ data }, { query }) => {
      await query('delete from payment_buyer where user_id = $1', [data.userId]);
    }),
    on(userDeleted, async ({ data }, { query }) => {
      await query('update payment_buyer set username = $2 where user_id = $1', [data.userId, DELETED_USER.username]);
    }),
  ],
);
