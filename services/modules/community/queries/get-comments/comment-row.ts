import { DELETED_USER } from '#modules/accounts/contract/accounts.events.ts';
import { changeableUntil } from '../../domain/own-change.ts';
import type { Comment } from './get-comments.schema.ts';

export interface CommentRow {
  id: number;
  post_id: number | null;
  news_post_id: number | null;
  user_id: number;
  parent_id: number | null;
  body: string;
  status: Comment['status'];
  created_at: Date;
  edited_at: Date | null;
  spoiler: boolean;
  minute: number | null;
  season: number | null;
  episode: number | null;
  up: number;
  down: number;
  replies_count: number;
  username: string;
  name: string;
  avatar_path: string | null;
  /** Whether its author has a plan. */
  premium: boolean;
  [column: string]: unknown;
}

const NOBODY = { ...DELETED_USER, avatar_path: null, premium: false };

/** With its text, whoever may read it. */
export function toComment(row: CommentRow): Comment {
  const { minute, season, episode } = row;
  const deleted = row.status === 'deleted';
  const isGone = row.username === DELETED_USER.username;
  return {
    id: row.id,
    post_id: row.post_id,
    news_post_id: row.news_post_id,
    parent_id: row.parent_id,
    body: deleted ? '' : row.body,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    status: row.status,
    mine: false,
    changeable_until: null,
    spoiler: row.spoiler,
    place: minute === null || deleted ? null : { minute, season, episode },
    locked: false,
    likes: { up: row.up, down: row.down },
    my_like: null,
    user:
      deleted || isGone
        ? NOBODY
        : { username: row.username, name: row.name, avatar_path: row.avatar_path, premium: row.premium },
    replies_count: row.replies_count,
    replies: [],
  };
}

/** One's own, with what its author may do. */
export function asMine(comment: Comment): Comment {
  if (comment.status === 'deleted') return comment;
  return { ...comment, mine: true, changeable_until: changeableUntil(new Date(comment.created_at)).toISOString() };
}

/** A comment for somebody who has not come so far: that it is there, and about which minute. */
export function lock(comment: Comment): Comment {
  const replies = comment.replies.map(lock);
  return comment.place ? { ...comment, body: '', locked: true, replies } : { ...comment, replies };
}
