import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  notificationSent,
  notificationSettingsChanged,
  notificationsVisited,
  notificationTakenBack,
} from '../contract/notifications.events.ts';
import { GATHER_WITHIN_MS } from '../domain/gathered.ts';
import { GATHERED_KIND_NAMES } from '../domain/kinds.ts';

/*
 * Notifications, members and what they visit have streams of their own, and any may come before the others: a visit is kept
 * beside the notification, which is marked when both are there, and who is gone is remembered.
 */

/** Documents of whoever shows how many are new. */
const NOTIFICATIONS_TAG = 'notifications';

const ADD = `
  insert into notification (user_id, id, kind, facts, happened_at, position, visited)
  select user_id, $2, $3, $4, $5, $6, exists (select from notification_visit v where v.user_id = t.user_id and v.id = $2)
  from unnest($1::int[]) as t(user_id)
  where not exists (select from notification_reader r where r.user_id = t.user_id and r.deleted)
  on conflict (user_id, id) do nothing`;
/**
 * Where lines start, anew: at a moment of these members, and at the notification behind it, of which alone that may change. It
 * depends on no more than the neighbours, so that it is the same in whichever order they came.
 */
const START_LINES = `
  update notification n set starts = t.starts
  from (
    select late.user_id, late.id,
      (before.kind = late.kind and late.happened_at - before.happened_at <= $5 * interval '1 ms') is not true as starts
    from unnest($1::int[]) as member(user_id)
    cross join lateral (
      select * from notification o where o.user_id = member.user_id and (o.happened_at, o.id) >= ($3, $2::int)
      order by o.happened_at, o.id limit 2) late
    left join lateral (
      select kind, happened_at from notification o
      where o.user_id = late.user_id and (o.happened_at, o.id) < (late.happened_at, late.id)
      order by o.happened_at desc, o.id desc limit 1) before on true
    where late.kind = any($4::text[])) t
  where n.user_id = t.user_id and n.id = t.id and n.starts <> t.starts`;
const TAKE_BACK = `
  delete from notification where user_id = any($1) and id = $2 returning user_id as "userId", happened_at as "happenedAt"`;
const VISIT = `
  insert into notification_visit (user_id, id) select $1, id from unnest($2::int[]) as t(id)
  where not exists (select from notification_reader r where r.user_id = $1 and r.deleted)
  on conflict do nothing`;
const MARK = 'update notification set visited = true where user_id = $1 and id = any($2) and not visited';
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
      await query(START_LINES, [userIds, notificationId, happenedAt, GATHERED_KIND_NAMES, GATHER_WITHIN_MS]);
      invalidate(NOTIFICATIONS_TAG);
    }),
    on(notificationTakenBack, async ({ data: { notificationId, userIds } }, { query, invalidate }) => {
      const taken = await query<{ userId: number; happenedAt: Date }>(TAKE_BACK, [userIds, notificationId]);
      const gone = taken.map(({ userId }) => userId);
      const at = taken[0]?.happenedAt;
      if (at) await query(START_LINES, [gone, notificationId, at, GATHERED_KIND_NAMES, GATHER_WITHIN_MS]);
      invalidate(NOTIFICATIONS_TAG);
    }),
    on(notificationsVisited, async ({ data: { userId, notificationIds, upTo } }, { query, invalidate }) => {
      if (notificationIds.length > 0) {
        await query(VISIT, [userId, notificationIds]);
        await query(MARK, [userId, notificationIds]);
      }
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
