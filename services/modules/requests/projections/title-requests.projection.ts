import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  requestAnswered,
  requestJoined,
  requestLeft,
  requestMade,
  requestNamed,
  requestReopened,
} from '../contract/requests.events.ts';

const MAKE = `
  insert into title_request (id, film_id, post_type, state, ruling, sponsors, note, made_at)
  values ($1, $2, $3, 'open', 0, 0, '', $4) on conflict (id) do nothing`;
// An account has a stream of its own: its deletion may come before its wishes, and before its answers.
const JOIN = `
  with joined as (
    insert into request_sponsor (request_id, user_id, joined_at)
    select $1, $2, $3 where not exists (select from request_sponsor_gone where user_id = $2)
    on conflict do nothing returning 1)
  update title_request set sponsors = sponsors + (select count(*) from joined) where id = $1`;
const LEAVE = `
  with gone as (delete from request_sponsor where request_id = $1 and user_id = $2 returning 1)
  update title_request set sponsors = sponsors - (select count(*) from gone) where id = $1`;
const LEAVE_ALL = `
  with gone as (delete from request_sponsor where user_id = $1 returning request_id)
  update title_request set sponsors = sponsors - 1 where id in (select request_id from gone)`;
const ANSWER = `
  update title_request set ruling = $2, state = $3, reason = $4, note = $5, title_id = $6, answered_at = $7, answered_by_id = $8,
    answered_by = case when exists (select from request_sponsor_gone where user_id = $8) then $9 else $10 end
  where id = $1`;
const REOPEN = `
  update title_request set ruling = $2, state = 'open', reason = null, note = '', title_id = null, answered_at = null,
    answered_by = null, answered_by_id = null where id = $1`;

/** What members wish for, who wishes for it, and what staff says. */
export const titleRequestsProjection = defineProjection(
  'title-requests',
  ['title_request', 'request_sponsor', 'request_sponsor_gone'],
  [
    on(requestMade, async ({ data: { requestId, filmId, postType, userId }, time }, { query }) => {
      await query(MAKE, [requestId, filmId, postType, time]);
      await query(JOIN, [requestId, userId, time]);
    }),
    on(requestJoined, async ({ data: { requestId, userId }, time }, { query }) => {
      await query(JOIN, [requestId, userId, time]);
    }),
    on(requestLeft, async ({ data: { requestId, userId } }, { query }) => {
      await query(LEAVE, [requestId, userId]);
    }),
    on(requestNamed, async ({ data: { requestId, ruling, name, year } }, { query }) => {
      await query('update title_request set ruling = $2, name = $3, year = $4 where id = $1', [
        requestId,
        ruling,
        name,
        year,
      ]);
    }),
    on(requestAnswered, async ({ data, time }, { query }) => {
      const { requestId, ruling, answer, reason, note, titleId, moderator, moderatorId } = data;
      const by = [moderatorId, DELETED_USER.username, moderator];
      await query(ANSWER, [requestId, ruling, answer, reason, note, titleId, time, ...by]);
    }),
    on(requestReopened, async ({ data: { requestId, ruling } }, { query }) => {
      await query(REOPEN, [requestId, ruling]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into request_sponsor_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query(LEAVE_ALL, [userId]);
      await query('update title_request set answered_by = $2 where answered_by_id = $1', [
        userId,
        DELETED_USER.username,
      ]);
    }),
  ],
);
