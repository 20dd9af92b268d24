import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { likeChanged } from '../contract/likes.events.ts';
import { threadTag } from '../domain/comment-subject.ts';

/*
 * What each member likes, and the counts of it. A count moves by the difference to the row that is kept, so it is that of the
 * rows, whatever comes twice. Accounts are another stream: a like that comes after its member's deletion finds them gone.
 */

interface Mark {
  id: number;
  user_id: number;
  entity: string;
  entity_id: number;
  post_id: number | null;
  news_post_id: number | null;
  value: number;
}

const MARK_GONE = 'insert into like_giver_gone (user_id) select unnest($1::int[]) on conflict do nothing';
const GONE = 'select user_id from like_giver_gone where user_id = any($1::int[])';
const SAVE = `
  insert into like_mark (id, user_id, entity, entity_id, post_id, news_post_id, value)
  select id, user_id, entity, entity_id, post_id, news_post_id, value
  from jsonb_to_recordset($1) as t(id int, user_id int, entity text, entity_id int, post_id int, news_post_id int, value smallint)
  on conflict (id) do update set value = excluded.value`;
const COUNT = `
  insert into like_count (entity, entity_id, ups, downs)
  select entity, entity_id, sum(ups), sum(downs)
  from jsonb_to_recordset($1) as t(entity text, entity_id int, ups int, downs int)
  group by entity, entity_id order by entity, entity_id
  on conflict (entity, entity_id) do update set ups = like_count.ups + excluded.ups, downs = like_count.downs + excluded.downs`;

/** Nobody's opinion leaves no row: the log read again from its beginning makes none either. */
const DROP_EMPTY = `
  delete from like_count c using jsonb_to_recordset($1) as t(entity text, entity_id int)
  where c.entity = t.entity and c.entity_id = t.entity_id and c.ups = 0 and c.downs = 0`;

const sides = (value: number) => ({ ups: value > 0 ? 1 : 0, downs: value < 0 ? 1 : 0 });

function move(mark: Mark, from: number, to: number) {
  const [before, after] = [sides(from), sides(to)];
  const { entity, entity_id } = mark;
  return { entity, entity_id, ups: after.ups - before.ups, downs: after.downs - before.downs };
}

async function apply(transaction: ProjectionTransaction, changes: { mark: Mark; from: number; to: number }[]) {
  const moves = changes.filter(({ from, to }) => from !== to).map(({ mark, from, to }) => move(mark, from, to));
  if (moves.length > 0) {
    await transaction.query(COUNT, [JSON.stringify(moves)]);
    await transaction.query(DROP_EMPTY, [JSON.stringify(moves)]);
  }
  const comments = changes.filter(({ mark }) => mark.entity === 'comment');
  transaction.invalidate(
    ...new Set(comments.map(({ mark }) => threadTag({ postId: mark.post_id, newsPostId: mark.news_post_id }))),
  );
}

async function saveMarks(marks: Mark[], transaction: ProjectionTransaction): Promise<void> {
  const { query } = transaction;
  const gone = new Set((await query<Mark>(GONE, [marks.map((mark) => mark.user_id)])).map((row) => row.user_id));
  const kept = marks.filter((mark) => !gone.has(mark.user_id));
  if (kept.length === 0) return;
  const before = await query<Mark>('select id, value from like_mark where id = any($1::int[])', [
    kept.map(({ id }) => id),
  ]);
  const old = new Map(before.map(({ id, value }) => [id, value]));
  await query(SAVE, [JSON.stringify(kept)]);
  await apply(
    transaction,
    kept.map((mark) => ({ mark, from: old.get(mark.id) ?? 0, to: mark.value })),
  );
}

async function forget(userIds: number[], transaction: ProjectionTransaction): Promise<void> {
  const { query } = transaction;
  const marks = await query<Mark>('delete from like_mark where user_id = any($1::int[]) returning *', [userIds]);
  await apply(
    transaction,
    marks.map((mark) => ({ mark, from: mark.value, to: 0 })),
  );
}

function markOf(event: RecordedEvent): Mark {
  const { likeId, userId, entity, entityId, postId, newsPostId, value } = likeChanged.read(event).data;
  return {
    id: likeId,
    user_id: userId,
    entity,
    entity_id: entityId,
    post_id: postId,
    news_post_id: newsPostId ?? null,
    value,
  };
}

export const likesProjection: Projection = {
  name: 'likes',
  tables: ['like_mark', 'like_count', 'like_giver_gone'],
  types: [likeChanged.type, userDeleted.type],
  async project(events, transaction) {
    const gone = events
      .filter(({ type }) => type === userDeleted.type)
      .map((event) => userDeleted.read(event).data.userId);
    const marks = new Map(
      events.filter(({ type }) => type === likeChanged.type).map((event) => [event.stream, markOf(event)]),
    );
    if (gone.length > 0) await transaction.query(MARK_GONE, [gone]);
    if (marks.size > 0) await saveMarks([...marks.values()], transaction);
    if (gone.length > 0) await forget(gone, transaction);
  },
};
