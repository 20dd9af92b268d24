import { type TitleFacts, titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { posterPath } from '#modules/media/contract/pictures-of.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { commentApproved, commentPosted, commentPutBack, commentRefused } from '../contract/community.events.ts';
import { AUTHOR_EVENTS, deletedAuthors, disowned, projectAuthor } from './comment-authors.ts';

/*
 * Every comment with its status, for threads and for the moderators' queue, and the names of titles beside them. Works in
 * batches: what concerns titles, new comments and decisions goes in one statement each. That is the same as one by one,
 * because a comment's decisions follow its posting in its stream, and the newest of them says all.
 */

const SAVE_TITLES = `
  insert into community_title (id, post_type, slug, name, cover_path)
  select id, post_type, slug, name, cover_path
  from jsonb_to_recordset($1) as t(id int, post_type smallint, slug text, name jsonb, cover_path text)
  on conflict (id) do update set
    post_type = excluded.post_type, slug = excluded.slug, name = excluded.name, cover_path = excluded.cover_path`;

const SAVE_COMMENTS = `
  insert into comment (id, post_id, user_id, parent_id, body, folded, status, version, username, name, created_at)
  select id, post_id, user_id, parent_id, body, folded, 'pending', version, username, name, created_at
  from jsonb_to_recordset($1) as t(id int, post_id int, user_id int, parent_id int, body text, folded text, version int,
    username text, name text, created_at timestamptz)
  on conflict (id) do update set
    post_id = excluded.post_id, user_id = excluded.user_id, parent_id = excluded.parent_id, body = excluded.body,
    folded = excluded.folded, status = excluded.status, version = excluded.version, username = excluded.username,
    name = excluded.name, created_at = excluded.created_at, decided_by = null, decided_by_id = null, decided_at = null,
    reason = null`;

const SAVE_DECISIONS = `
  update comment c
  set status = t.status, version = t.version, decided_by = t.moderator, decided_by_id = t.moderator_id,
    decided_at = t.decided_at, reason = t.reason
  from jsonb_to_recordset($1) as t(id int, status text, version int, moderator text, moderator_id int,
    decided_at timestamptz, reason text)
  where c.id = t.id`;

type Row = { id: number };
type Rows<R extends Row = Row> = Map<number, R>;

function titleRow(facts: TitleFacts) {
  const { titleId, postType, slug, name } = facts;
  return { id: titleId, post_type: postType, slug, name, cover_path: posterPath(facts) };
}

function commentRow(event: RecordedEvent) {
  const { data, version, time } = commentPosted.read(event);
  const { commentId, postId, userId, parentId, body, username, name } = data;
  return {
    id: commentId,
    post_id: postId,
    user_id: userId,
    parent_id: parentId,
    body,
    folded: foldText(`${body} ${username} ${name}`),
    version,
    username,
    name,
    created_at: time,
  };
}

/** Nobody has decided a comment that waits again. */
const NOBODY = { moderator: null, moderator_id: null, decided_at: null, reason: null };

function rulingOf(event: RecordedEvent) {
  if (event.type !== commentPutBack.type) return decisionOf(event);
  const { postId, commentId: id } = commentPutBack.read(event).data;
  return { postId, row: { id, status: 'pending', version: event.version, ...NOBODY } };
}

function decisionOf(event: RecordedEvent) {
  const approved = event.type === commentApproved.type;
  const { data } = approved ? commentApproved.read(event) : commentRefused.read(event);
  const row = {
    id: data.commentId,
    status: approved ? 'approved' : 'refused',
    version: event.version,
    moderator: data.moderator,
    moderator_id: data.moderatorId,
    decided_at: event.time,
    reason: 'reason' in data ? data.reason : null,
  };
  return { postId: data.postId, row };
}

async function save(transaction: ProjectionTransaction, statement: string, rows: Rows): Promise<void> {
  if (rows.size > 0) await transaction.query(statement, [JSON.stringify([...rows.values()])]);
}

async function project(events: RecordedEvent[], transaction: ProjectionTransaction): Promise<void> {
  const titles: Rows = new Map();
  const comments: Rows<ReturnType<typeof commentRow>> = new Map();
  const decisions: Rows = new Map();
  const authors: RecordedEvent[] = [];
  const keep = <R extends Row>(rows: Rows<R>, row: R) => rows.set(row.id, row);
  for (const event of events) {
    if (event.type === titleAdded.type) keep(titles, titleRow(titleAdded.read(event).data));
    else if (event.type === titleRevised.type) keep(titles, titleRow(titleRevised.read(event).data));
    else if (event.type === commentPosted.type) keep(comments, commentRow(event));
    else if (isAuthorEvent(event.type)) authors.push(event);
    else {
      const { postId, row } = rulingOf(event);
      keep(decisions, row);
      // A pending comment is in no public document: only decisions change one.
      transaction.invalidate(`comments:${postId}`);
    }
  }
  await save(transaction, SAVE_TITLES, titles);
  const gone = await deletedAuthors([...new Set([...comments.values()].map((row) => row.user_id))], transaction);
  for (const [id, row] of comments) if (gone.has(row.user_id)) comments.set(id, disowned(row));
  await save(transaction, SAVE_COMMENTS, comments);
  await save(transaction, SAVE_DECISIONS, decisions);
  for (const event of authors) await projectAuthor(event, transaction);
}

function isAuthorEvent(type: string): boolean {
  return AUTHOR_EVENTS.some((known) => known === type);
}

export const commentsProjection: Projection = {
  name: 'comments',
  tables: ['comment', 'community_title', 'commenter'],
  types: [
    ...[titleAdded, titleRevised, commentPosted, commentApproved, commentRefused, commentPutBack].map(
      ({ type }) => type,
    ),
    ...AUTHOR_EVENTS,
  ],
  project,
};
