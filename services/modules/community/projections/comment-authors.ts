import { avatarChanged, DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { avatarPath } from '#modules/accounts/contract/avatar-path.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';

/*
 * What comments show of their authors that changes after they were written: the picture, and whether the account is still
 * there. Accounts have streams of their own, so a comment may arrive after its author's deletion.
 */

export const AUTHOR_EVENTS = [avatarChanged.type, userDeleted.type] as const;

const SAVE_AVATAR = `
  insert into commenter (user_id, avatar_path) values ($1, $2)
  on conflict (user_id) do update set avatar_path = excluded.avatar_path`;
const MARK_DELETED = `
  insert into commenter (user_id, deleted) values ($1, true)
  on conflict (user_id) do update set deleted = true, avatar_path = null`;
const COMMENTS_OF = 'select id, body from comment where user_id = $1';
const DISOWN = `
  update comment set username = $2, name = $3, folded = t.folded
  from jsonb_to_recordset($1) as t(id int, folded text) where comment.id = t.id`;
const FORGET_MODERATOR = 'update comment set decided_by = $2 where decided_by_id = $1';
const THREADS_OF = `select distinct post_id as "postId" from comment where user_id = $1 and status = 'approved'`;

/** @returns those of the users whose account is deleted. */
export async function deletedAuthors(userIds: number[], { query }: ProjectionTransaction): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await query<{ userId: number }>(
    'select user_id as "userId" from commenter where deleted and user_id = any($1::int[])',
    [userIds],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** What of a comment's row goes with its author. */
export function disowned<Row extends { body: string }>(row: Row) {
  const { username, name } = DELETED_USER;
  return { ...row, username, name, folded: foldText(`${row.body} ${username} ${name}`) };
}

/** Runs after the batch's comments were saved. */
export async function projectAuthor(event: RecordedEvent, transaction: ProjectionTransaction): Promise<void> {
  const { query } = transaction;
  if (event.type === avatarChanged.type) {
    const { userId, avatar } = avatarChanged.read(event).data;
    await query(SAVE_AVATAR, [userId, avatarPath(avatar)]);
    await invalidateThreads(userId, transaction);
  } else {
    const { userId } = userDeleted.read(event).data;
    await query(MARK_DELETED, [userId]);
    const comments = await query<{ id: number; body: string }>(COMMENTS_OF, [userId]);
    const { username, name } = DELETED_USER;
    const folded = comments.map((comment) => ({ id: comment.id, folded: disowned(comment).folded }));
    await query(DISOWN, [JSON.stringify(folded), username, name]);
    await query(FORGET_MODERATOR, [userId, username]);
    await invalidateThreads(userId, transaction);
  }
}

async function invalidateThreads(userId: number, { query, invalidate }: ProjectionTransaction): Promise<void> {
  const threads = await query<{ postId: number }>(THREADS_OF, [userId]);
  invalidate(...threads.map(({ postId }) => `comments:${postId}`));
}
