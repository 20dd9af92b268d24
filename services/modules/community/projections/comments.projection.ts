import { DELETED_USER } from '#modules/accounts/contract/accounts.events.ts';
import { type TitleFacts, titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { posterPath } from '#modules/media/contract/pictures-of.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  commentApproved,
  commentDeleted,
  commentEdited,
  commentMoved,
  commentPosted,
  commentPutBack,
  commentRefused,
} from '../contract/community.events.ts';
import { threadTag } from '../domain/comment-subject.ts';
import { AUTHOR_EVENTS, changedAuthors, foldComment, projectAuthor, renamed } from './comment-authors.ts';
import { isNewsEvent, NEWS_EVENTS, projectNews } from './comment-news.ts';

/*
 * Every comment with its status, for threads and for the moderators' queue, and the names of titles and news posts beside them. Works in
 * batches: what concerns titles, comments' words and decisions goes in one statement each. That is the same as one by one,
 * because the newest words take all decisions before them back, and the newest decision after them says all.
 */

const SAVE_TITLES = `
  insert into community_title (id, post_type, slug, name, cover_path)
  select id, post_type, slug, name, cover_path
  from jsonb_to_recordset($1) as t(id int, post_type smallint, slug text, name jsonb, cover_path text)
  on conflict (id) do update set
    post_type = excluded.post_type, slug = excluded.slug, name = excluded.name, cover_path = excluded.cover_path`;

const SAVE_COMMENTS = `
  insert into comment (id, post_id, news_post_id, user_id, parent_id, body, folded, status, version, username, name, created_at, edited_at,
    spoiler, minute, season, episode)
  select id, post_id, news_post_id, user_id, parent_id, body, folded, 'pending', version, username, name, created_at, edited_at,
    spoiler, minute, season, episode
  from jsonb_to_recordset($1) as t(id int, post_id int, news_post_id int, user_id int, parent_id int, body text, folded text, version int,
    username text, name text, created_at timestamptz, edited_at timestamptz, spoiler boolean, minute smallint,
    season smallint, episode smallint)
  on conflict (id) do update set
    post_id = excluded.post_id, news_post_id = excluded.news_post_id, user_id = excluded.user_id, parent_id = excluded.parent_id, body = excluded.body,
    folded = excluded.folded, status = excluded.status, version = excluded.version, username = excluded.username,
    name = excluded.name, created_at = case when excluded.edited_at is null then excluded.created_at else comment.created_at end,
    edited_at = excluded.edited_at, spoiler = excluded.spoiler, minute = excluded.minute, season = excluded.season,
    episode = excluded.episode, decided_by = null, decided_by_id = null, decided_at = null,
    reason = null, refusal = null`;

const SAVE_DECISIONS = `
  update comment c
  set status = t.status, version = t.version, decided_by_id = t.moderator_id,
    decided_by = case when exists (select from commenter m where m.user_id = t.moderator_id and m.deleted) then $2 else t.moderator end,
    decided_at = t.decided_at, reason = t.reason, refusal = t.refusal,
    body = case when t.status = 'deleted' then '' else c.body end,
    folded = case when t.status = 'deleted' then '' else c.folded end
  from jsonb_to_recordset($1) as t(id int, status text, version int, moderator text, moderator_id int,
    decided_at timestamptz, reason text, refusal text)
  where c.id = t.id`;

const MOVE = `
  update comment c set post_id = t.post_id, version = greatest(c.version, t.version)
  from jsonb_to_recordset($1) as t(id int, post_id int, version int) where c.id = t.id`;

type Row = { id: number };
type Rows<R extends Row = Row> = Map<number, R>;

function titleRow(facts: TitleFacts) {
  const { titleId, postType, slug, name } = facts;
  return { id: titleId, post_type: postType, slug, name, cover_path: posterPath(facts) };
}

/** @param before the row that the words take the place of, where the batch has it. */
function commentRow(event: RecordedEvent, before?: { created_at: Date }) {
  const edited = event.type === commentEdited.type;
  const { data, version, time } = (edited ? commentEdited : commentPosted).read(event);
  const { commentId, postId, newsPostId, userId, parentId, body, username, name, spoiler, place } = data;
  return {
    id: commentId,
    post_id: postId,
    news_post_id: newsPostId ?? null,
    user_id: userId,
    parent_id: parentId,
    body,
    folded: foldComment({ body, username, name }),
    version,
    username,
    name,
    created_at: before?.created_at ?? time,
    edited_at: edited ? time : null,
    spoiler: spoiler ?? false,
    minute: place?.minute ?? null,
    season: place?.season ?? null,
    episode: place?.episode ?? null,
  };
}

/** Nobody has decided a comment that waits again, or that its author has taken back. */
const NOBODY = { moderator: null, moderator_id: null, decided_at: null, reason: null, refusal: null };

function rulingOf(event: RecordedEvent) {
  if (event.type === commentDeleted.type) {
    const { commentId: id, ...about } = commentDeleted.read(event).data;
    return { tag: threadTag(about), row: { id, status: 'deleted', version: event.version, ...NOBODY } };
  }
  if (event.type !== commentPutBack.type) return decisionOf(event);
  const { commentId: id, ...about } = commentPutBack.read(event).data;
  return { tag: threadTag(about), row: { id, status: 'pending', version: event.version, ...NOBODY } };
}

function decisionOf(event: RecordedEvent) {
  if (event.type === commentApproved.type) {
    const { commentId: id, trusted, moderator, moderatorId: moderator_id, ...about } = commentApproved.read(event).data;
    // Nobody has looked at what appeared by itself.
    const by = trusted ? { moderator: null, moderator_id: null } : { moderator, moderator_id };
    const row = { ...NOBODY, id, status: 'approved', version: event.version, ...by, decided_at: event.time };
    return { tag: threadTag(about), row };
  }
  const { commentId: id, moderator, moderatorId, reason, refusal = null, ...about } = commentRefused.read(event).data;
  const why = { reason, refusal };
  const by = { moderator, moderator_id: moderatorId, decided_at: event.time };
  return { tag: threadTag(about), row: { id, status: 'refused', version: event.version, ...by, ...why } };
}

async function save(
  transaction: ProjectionTransaction,
  statement: string,
  rows: Rows,
  ...others: unknown[]
): Promise<void> {
  if (rows.size > 0) await transaction.query(statement, [JSON.stringify([...rows.values()]), ...others]);
}

async function project(events: RecordedEvent[], transaction: ProjectionTransaction): Promise<void> {
  const titles: Rows = new Map();
  const comments: Rows<ReturnType<typeof commentRow>> = new Map();
  const decisions: Rows = new Map();
  const moves: Rows = new Map();
  const authors: RecordedEvent[] = [];
  const keep = <R extends Row>(rows: Rows<R>, row: R) => rows.set(row.id, row);
  for (const event of events) {
    if (event.type === titleAdded.type) keep(titles, titleRow(titleAdded.read(event).data));
    else if (event.type === titleRevised.type) keep(titles, titleRow(titleRevised.read(event).data));
    else if (event.type === commentPosted.type) keep(comments, commentRow(event));
    else if (event.type === commentEdited.type) {
      const { commentId, ...about } = commentEdited.read(event).data;
      keep(comments, commentRow(event, comments.get(commentId)));
      decisions.delete(commentId);
      transaction.invalidate(threadTag(about));
    } else if (event.type === commentMoved.type) {
      const { commentId: id, from, postId } = commentMoved.read(event).data;
      keep(moves, { id, post_id: postId, version: event.version } as Row);
      transaction.invalidate(threadTag({ postId: from }), threadTag({ postId }));
    } else if (isNewsEvent(event.type)) await projectNews(event, transaction);
    else if (isAuthorEvent(event.type)) authors.push(event);
    else {
      const { tag, row } = rulingOf(event);
      keep(decisions, row);
      // A pending comment is in no public document: only decisions change one.
      transaction.invalidate(tag);
    }
  }
  await save(transaction, SAVE_TITLES, titles);
  const authorIds = [...new Set([...comments.values()].map((row) => row.user_id))];
  const changed = await changedAuthors(authorIds, transaction);
  for (const [id, row] of comments) {
    const names = changed.get(row.user_id);
    if (names) comments.set(id, renamed(row, names));
  }
  await save(transaction, SAVE_COMMENTS, comments);
  await save(transaction, SAVE_DECISIONS, decisions, DELETED_USER.username);
  await save(transaction, MOVE, moves);
  for (const event of authors) await projectAuthor(event, transaction);
}

function isAuthorEvent(type: string): boolean {
  return AUTHOR_EVENTS.some((known) => known === type);
}

export const commentsProjection: Projection = {
  name: 'comments',
  tables: ['comment', 'community_title', 'community_news', 'commenter'],
  queryIndexes: [
    'comment_root',
    'comment_reply',
    'comment_news_root',
    'comment_news_post',
    'comment_title',
    'comment_queue',
    'comment_folded',
  ],
  types: [
    ...[titleAdded, titleRevised].map(({ type }) => type),
    ...[
      commentPosted,
      commentEdited,
      commentApproved,
      commentRefused,
      commentPutBack,
      commentDeleted,
      commentMoved,
    ].map(({ type }) => type),
    ...AUTHOR_EVENTS,
    ...NEWS_EVENTS,
  ],
  project,
};
