import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { workClaimed } from '../contract/work-claims.events.ts';

const SAVE = `
  insert into work_claim (kind, item_id, user_id, username, until) values ($1, $2, $3, $4, $5)
  on conflict (kind, item_id) do update set
    user_id = excluded.user_id, username = excluded.username, until = excluded.until`;
const DISOWN = 'update work_claim set username = $2 where user_id = $1';

/** Who of the staff is at what waits. */
export const workClaimsProjection = defineProjection(
  'work-claims',
  ['work_claim'],
  [
    on(workClaimed, async ({ data: { kind, itemId, userId, username, until } }, { query }) => {
      await query(SAVE, [kind, itemId, userId, username, until]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query(DISOWN, [userId, DELETED_USER.username]);
    }),
  ],
);
