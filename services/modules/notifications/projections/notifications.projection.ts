import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  notificationSent,
  notificationSettingsChanged,
  notificationsVisited,
  notificationTakenBack,
} from '../contract/notifications.events.ts';

/*
 * Notifications, members and what they visit have streams of their own, and any may come before the others: a visit is kept
 * beside the notification, not in it, and who is gone is remembered.
 */

/** Documents of whoever shows how many are new. */
const NOTIFICATIONS_TAG = 'notifications';

const ADD = `
  insert into notification (user_id, id, kind, facts, happened_at, position)
  select user_id, $2, $3, $4, $5, $6 from unnest($1::int[]) as t(user_id)
  where not exists (select from notification_reader r where r.user_id = t.user_id and r.deleted)
  on conflict (user_id, id) do nothing`;
const VISIT = `
  insert into notification_visit (user_id, id) select $1, id from unnest($2::int[]) as t(id)
  where not exists (select from notification_reader r where r.user_id = $1 and r.deleted)
  on conflict do nothing`;
const VISIT_UP_TO = `
  insert into notification_reader as r (user_id, visited_up_to) values ($1, $2)
  on conflict (user_id) do update set visited_up_to = greatest(r.visited_up_to, excluded.visited_up_to)
  where not r.deleted`;
const SET = `
  insert into notification_reader as r (user_id, muted, unmailed, unpushed, digest) values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set muted = excluded.muted, unmailed = excluded.unmailed,
    unpushed = excluded.unpushed, digest = excluded.digest
  where not r.deleted`;
const DELETE = `
  insert into notification_reader (user_id, deleted) values ($1, true)
  on conflict (user_id) do update set deleted = true, visited_up_to = excluded.visited_up_to, muted = excluded.muted,
    unmailed = excluded.unmailed, unpushed = excluded.unpushed, digest = excluded.digest`;

/** What members were told, what they have seen of it, and how they want to be told. */
export const notificationsProjection = defineProjection(
  'notifications',
  ['notification', 'notification_visit', 'notification_reader'],
  [
    on(notificationSent, async ({ data, position }, { query, invalidate }) => {
      const { notificationId, kind, facts, happenedAt, userIds } = data;
      await query(ADD, [userIds, notificationId, kind, JSON.stringify(facts), happenedAt, position]);
      invalidate(NOTIFICATIONS_TAG);
    }),
    on(notificationTakenBack, async ({ data: { notificationId, userIds } }, { query, invalidate }) => {
      await query('delete from notification where user_id = any($1) and id = $2', [userIds, notificationId]);
      invalidate(NOTIFICATIONS_TAG);
    }),
    on(notificationsVisited, async ({ data: { userId, notificationIds, upTo } }, { query, invalidate }) => {
      if (notificationIds.length > 0) await query(VISIT, [userId, notificationIds]);
      if (upTo > 0) await query(VISIT_UP_TO, [userId, upTo]);
      invalidate(NOTIFICATIONS_TAG);
    }),
    on(notificationSettingsChanged, async ({ data }, { query }) => {
      const { userId, muted, unmailed, unpushed, digest } = data;
      await query(SET, [userId, muted, unmailed, unpushed, digest]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query(DELETE, [userId]);
      await query('delete from notification where user_id = $1', [userId]);
      await query('delete from notification_visit where user_id = $1', [userId]);
    }),
  ],
);
