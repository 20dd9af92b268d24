import { avatarChanged, DELETED_USER, profileEdited, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { avatarPath } from '#modules/accounts/contract/avatar-path.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { threadTag } from '../domain/comment-subject.ts';

/*
 * What comments show of their authors that changes after they were written: the picture, the name, and whether the account
 * is still there. Accounts have streams of their own, so a comment may arrive after its author's deletion or renaming.
 */

export const AUTHOR_EVENTS = [avatarChanged.type, profileEdited.type, userDeleted.type] as const;

const SAVE_AVATAR = `
  insert into commenter (user_id, avatar_path) values ($1, $2)
  on conflict (user_id) do update set avatar_path = excluded.avatar_path`;
const SAVE_NAME = `
  insert into commenter (user_id, name) values ($1, $2)
  on conflict (user_id) do update set name = excluded.name`;
const MARK_DELETED = `
  insert into commenter (user_id, deleted) values ($1, true)
  on conflict (user_id) do update set deleted = true, avatar_path = null, name = null`;
const COMMENTS_OF = 'select id, body from comment where user_id = $1';
const RENAME = `
  update comment set username = $2, name = $3, folded = t.folded
  from jsonb_to_recordset($1) as t(id int, folded text) where comment.id = t.id`;
const FORGET_MODERATOR = 'update comment set decided_by = $2 where decided_by_id = $1';
const THREADS_OF = `select distinct post_id as "postId", news_post_id as "newsPostId" from comment where user_id = $1 and status = 'approved'`;

interface AuthorNames {
  username: string;
  name: string;
}

/** What a comment shows of its author instead of what its event says, for those who were renamed or are gone. */
export async function changedAuthors(
  userIds: number[],
  { query }: ProjectionTransaction,
): Promise<Map<number, Partial<AuthorNames>>> {
  if (userIds.length === 0) return new Map();
  const rows = await query<{ userId: number; name: string | null; deleted: boolean }>(
    'select user_id as "userId", name, deleted from commenter where (deleted or name is not null) and user_id = any($1::int[])',
    [userIds],
  );
  return new Map(rows.map(({ userId, name, deleted }) => [userId, deleted ? DELETED_USER : { name: name ?? '' }]));
}

export function foldComment({ body, username, name }: AuthorNames & { body: string }): string {
  return foldText(`${body} ${username} ${name}`);
}

/** A comment's row under its author's names of now. */
export function renamed<Row extends AuthorNames & { body: string }>(row: Row, names: Partial<AuthorNames>) {
  const now = { ...row, ...names };
  return { ...now, folded: foldComment(now) };
}

/** Runs after the batch's comments were saved. */
export async function projectAuthor(event: RecordedEvent, transaction: ProjectionTransaction): Promise<void> {
  const { query } = transaction;
  if (event.type === avatarChanged.type) {
    const { userId, avatar } = avatarChanged.read(event).data;
    await query(SAVE_AVATAR, [userId, avatarPath(avatar)]);
    await invalidateThreads(userId, transaction);
  } else if (event.type === profileEdited.type) {
    const { userId, username, name } = profileEdited.read(event).data;
    await query(SAVE_NAME, [userId, name]);
    await rename(userId, { username, name }, transaction);
  } else {
    const { userId } = userDeleted.read(event).data;
    await query(MARK_DELETED, [userId]);
    await query(FORGET_MODERATOR, [userId, DELETED_USER.username]);
    await rename(userId, DELETED_USER, transaction);
  }
}

async function rename(userId: number, names: AuthorNames, transaction: ProjectionTransaction): Promise<void> {
  const { query } = transaction;
  const comments = await query<{ id: number; body: string }>(COMMENTS_OF, [userId]);
  const folded = comments.map(({ id, body }) => ({ id, folded: foldComment({ body, ...names }) }));
  await query(RENAME, [JSON.stringify(folded), names.username, names.name]);
  await invalidateThreads(userId, transaction);
}

async function invalidateThreads(userId: number, { query, invalidate }: ProjectionTransaction): Promise<void> {
  const threads = await query<{ postId: number | null; newsPostId: number | null }>(THREADS_OF, [userId]);
  invalidate(...threads.map(threadTag));
}
