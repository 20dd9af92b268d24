import {
  commentApproved,
  commentDeleted,
  commentEdited,
  commentPosted,
  commentPutBack,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';

const ADD = `
  insert into waiting_comment (id, created_at)
  select id, created_at from unnest($1::int[], $2::timestamptz[]) as t(id, created_at)
  on conflict (id) do nothing`;
const SETTLE = 'delete from waiting_comment where id = any($1::int[])';

/** Words that have come, now or again. */
const WORDS = [commentPosted, commentEdited];
const SETTLED = [commentApproved, commentRefused, commentDeleted];

/** What the console's first page counts. A batch at a time: what was settled in it first, then what waits at its end. */
export const consoleProjection: Projection = {
  name: 'console',
  tables: ['waiting_comment'],
  types: [...WORDS, ...SETTLED, commentPutBack].map(({ type }) => type),
  async project(events, { query }) {
    const settled = new Set<number>();
    const since = new Map<number, Date | string>();
    for (const [id, at] of events.map(waitsSince)) {
      if (at === null) {
        settled.add(id);
        since.delete(id);
        // Other words do not make one wait anew that waits already.
      } else if (!since.has(id)) since.set(id, at);
    }
    if (settled.size > 0) await query(SETTLE, [[...settled]]);
    if (since.size > 0) await query(ADD, [[...since.keys()], [...since.values()]]);
  },
};

/** @returns the comment, and since when it waits; null for one that is decided. */
function waitsSince(event: RecordedEvent): [id: number, at: Date | string | null] {
  const words = WORDS.find(({ type }) => type === event.type);
  if (words) return [words.read(event).data.commentId, event.time];
  if (event.type === commentPutBack.type) {
    const { commentId, postedAt } = commentPutBack.read(event).data;
    return [commentId, postedAt];
  }
  const settled = SETTLED.find(({ type }) => type === event.type) ?? commentApproved;
  return [settled.read(event).data.commentId, null];
}
