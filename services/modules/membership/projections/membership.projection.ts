import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { membershipChanged } from '../contract/membership.events.ts';

const ADD_ENTRY = `
  insert into membership_entry (id, user_id, at, unit, amount, reason, reference, note, actor, vip_expiration, bandwidth)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do nothing`;
const SET_BALANCE = `
  insert into membership (user_id, vip_expiration, bandwidth) values ($1, $2, $3)
  on conflict (user_id) do update set vip_expiration = excluded.vip_expiration, bandwidth = excluded.bandwidth`;

/** What each member has now, and the statement that says how it came. */
export const membershipProjection = defineProjection(
  'membership',
  ['membership', 'membership_entry'],
  [
    on(membershipChanged, async ({ data, time, actor }, { query }) => {
      const { entryId, userId, unit, amount, reason, reference, note, vipExpiration, bandwidth } = data;
      await query(ADD_ENTRY, [
        entryId,
        userId,
        time,
        unit,
        amount,
        reason,
        reference,
        note,
        actor,
        vipExpiration,
        bandwidth,
      ]);
      await query(SET_BALANCE, [userId, vipExpiration, bandwidth]);
    }),
  ],
);
