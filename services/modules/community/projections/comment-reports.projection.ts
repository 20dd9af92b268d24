import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { commentReported, commentReportSettled } from '../contract/comment-reports.events.ts';

// An account has a stream of its own: its deletion may come before its reports.
const MADE = `
  insert into comment_report (id, comment_id, user_id, reason, note, reported_at)
  select $1, $2, $3, $4, $5, $6 where not exists (select from comment_reporter_gone where user_id = $3)
  on conflict (id) do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at`;

/** What waits of what members say against comments. */
export const commentReportsProjection = defineProjection(
  'comment-reports',
  ['comment_report', 'comment_reporter_gone'],
  [
    on(commentReported, async ({ data: { reportId, commentId, userId, reason, note }, time }, { query }) => {
      await query(MADE, [reportId, commentId, userId, reason, note, time]);
    }),
    on(commentReportSettled, async ({ data: { reportId } }, { query }) => {
      await query('delete from comment_report where id = $1', [reportId]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into comment_reporter_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query('delete from comment_report where user_id = $1', [userId]);
    }),
  ],
);
