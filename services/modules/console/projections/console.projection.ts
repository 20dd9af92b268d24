import { commentApproved, commentPosted, commentRefused } from '#modules/community/contract/community.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';

const ADD = `
  insert into waiting_comment (id, created_at)
  select id, created_at from unnest($1::int[], $2::timestamptz[]) as t(id, created_at)
  on conflict (id) do nothing`;
const SETTLE = 'delete from waiting_comment where id = any($1::int[])';

/** What the console's first page counts. A batch at a time: a comment that is decided follows its posting. */
export const consoleProjection: Projection = {
  name: 'console',
  tables: ['waiting_comment'],
  types: [commentPosted.type, commentApproved.type, commentRefused.type],
  async project(events, { query }) {
    const posted = events.filter(({ type }) => type === commentPosted.type).map((event) => commentPosted.read(event));
    const settled = events.filter(({ type }) => type !== commentPosted.type).map(decided);
    if (posted.length > 0) await query(ADD, [posted.map(({ data }) => data.commentId), posted.map(({ time }) => time)]);
    if (settled.length > 0) await query(SETTLE, [settled]);
  },
};

function decided(event: RecordedEvent): number {
  const { data } = event.type === commentApproved.type ? commentApproved.read(event) : commentRefused.read(event);
  return data.commentId;
}
