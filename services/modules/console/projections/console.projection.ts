import {
  commentApproved,
  commentDeleted,
  commentEdited,
  commentPosted,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';

const ADD = `
  insert into waiting_comment (id, created_at)
  select id, created_at from unnest($1::int[], $2::timestamptz[]) as t(id, created_at)
  on conflict (id) do nothing`;
const SETTLE = 'delete from waiting_comment where id = any($1::int[])';

const WORDS = [commentPosted, commentEdited];
const SETTLED = [commentApproved, commentRefused, commentDeleted];

/** What the console's first page counts. A batch at a time: of a comment only its last event counts. */
export const consoleProjection: Projection = {
  name: 'console',
  tables: ['waiting_comment'],
  types: [...WORDS, ...SETTLED].map(({ type }) => type),
  async project(events, { query }) {
    const last = new Map(events.map((event) => [commentOf(event), event]));
    const waiting = [...last].filter(([, { type }]) => WORDS.some((words) => words.type === type));
    const settled = [...last.keys()].filter((id) => !waiting.some(([waits]) => waits === id));
    if (waiting.length > 0) await query(ADD, [waiting.map(([id]) => id), waiting.map(([, { time }]) => time)]);
    if (settled.length > 0) await query(SETTLE, [settled]);
  },
};

function commentOf(event: RecordedEvent): number {
  const definition = [...WORDS, ...SETTLED].find(({ type }) => type === event.type) ?? commentPosted;
  return definition.read(event).data.commentId;
}
