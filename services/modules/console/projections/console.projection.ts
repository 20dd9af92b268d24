import { defineProjection, on } from '../../../platform/messaging/projections/projection.js';
import { commentApproved, commentPosted, commentRefused } from '../../community/events/community.events.js';

const SETTLE = 'delete from waiting_comment where id = $1';

/** What the console's first page counts. */
export const consoleProjection = defineProjection(
  'console',
  ['waiting_comment'],
  [
    on(commentPosted, async ({ data, time }, { query }) => {
      await query('insert into waiting_comment (id, created_at) values ($1, $2) on conflict (id) do nothing', [
        ...[data.commentId, time],
      ]);
    }),
    on(commentApproved, async ({ data }, { query }) => {
      await query(SETTLE, [data.commentId]);
    }),
    on(commentRefused, async ({ data }, { query }) => {
      await query(SETTLE, [data.commentId]);
    }),
  ],
);
