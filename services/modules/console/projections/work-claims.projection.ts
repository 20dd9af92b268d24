import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { workClaimed } from '../contract/work-claims.events.ts';

// An account has a stream of its own: its deletion may come before its claims.
const SAVE = `
  insert into work_claim (kind, item_id, user_id, username, until)
  select $1, $2, $3, case when exists (select from work_claimer_gone where user_id = $3) then $4 else $5 end, $6
  on conflict (kind, item_id) do update set
    user_id = excluded.user_id, username = excluded.username, until = excluded.until`;
const DISOWN = 'update work_claim set username = $2 where user_id = $1';

/** Who of the staff is at what waits. */
export const workClaimsProjection = defineProjection(
  'work-claims',
  ['work_claim', 'work_claimer_gone'],
  [
    on(workClaimed, async ({ data: { kind, itemId, userId, username, until } }, { query }) => {
      await query(SAVE, [kind, itemId, userId, DELETED_USER.username, username, until]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into work_claimer_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query(DISOWN, [userId, DELETED_USER.username]);
    }),
  ],
);
