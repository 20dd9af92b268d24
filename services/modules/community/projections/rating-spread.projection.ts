import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { type Grades, titleRated } from '../contract/community.events.ts';

/* How many gave which grade for which criterion. A batch at a time: what was given before is taken away, what is given now is added. */

const COUNT = `
  insert into rating_spread as old (post_id, criterion, grade, votes)
  select post_id, criterion, grade, votes from jsonb_to_recordset($1)
    as t(post_id int, criterion text, grade smallint, votes int)
  on conflict (post_id, criterion, grade) do update set votes = old.votes + excluded.votes`;
/** A grade that nobody gives any more has no row, as when all is counted from the beginning. */
const FORGET = 'delete from rating_spread where post_id = any($1::int[]) and votes = 0';

async function project(events: RecordedEvent[], { query, invalidate }: ProjectionTransaction): Promise<void> {
  const counts = new Map<string, { post_id: number; criterion: string; grade: number; votes: number }>();
  const add = (post_id: number, grades: Grades | null, by: 1 | -1) => {
    for (const [criterion, grade] of Object.entries(grades ?? {})) {
      const key = `${post_id} ${criterion} ${grade}`;
      const known = counts.get(key) ?? { post_id, criterion, grade, votes: 0 };
      counts.set(key, { ...known, votes: known.votes + by });
    }
  };
  for (const event of events) {
    const { postId, grades, previous } = titleRated.read(event).data;
    add(postId, previous, -1);
    add(postId, grades, 1);
    invalidate(`ratings:${postId}`);
  }
  const changed = [...counts.values()].filter(({ votes }) => votes !== 0);
  if (changed.length === 0) return;
  await query(COUNT, [JSON.stringify(changed)]);
  const lost = changed.filter(({ votes }) => votes < 0);
  if (lost.length > 0) await query(FORGET, [[...new Set(lost.map(({ post_id }) => post_id))]]);
}

export const ratingSpreadProjection: Projection = {
  name: 'rating-spread',
  tables: ['rating_spread'],
  types: [titleRated.type],
  project,
};
