import type { WatchedPlace } from '#modules/watching/contract/watched-places.port.ts';
import { hasPassed } from '../../domain/comment-place.ts';
import { asMine, lock } from './comment-row.ts';
import type { PublicThread } from './comment-thread.reader.ts';
import type { Comment, CommentPage } from './get-comments.schema.ts';

/** What is one viewer's own about a thread. */
export interface ThreadViewer {
  userId: number;
  /** Their comments on it that wait for a moderator. */
  pending: Comment[];
  likes: ReadonlyMap<number, 'up' | 'down'>;
  /** What they have watched of the title; nothing of a news post. */
  watched: readonly WatchedPlace[];
}

/**
 * A thread as one viewer sees it: the public page with the viewer's own comments marked, what they have watched far enough
 * for unlocked, and those that still wait for a moderator put in, first on page 1, or first among the replies of the comment
 * they answer. The public thread is shared and stays as it is.
 */
export function personalThread(thread: PublicThread, viewer: ThreadViewer, page: number): CommentPage {
  const { pending, likes, userId, watched } = viewer;
  const seen = (comment: Comment): Comment => {
    const own = thread.authors.get(comment.id) === userId;
    const open = own || !comment.place || hasPassed(comment.place, watched);
    const shown = open ? comment : lock({ ...comment, replies: [] });
    return {
      ...(own ? asMine(shown) : shown),
      my_like: likes.get(comment.id) ?? null,
      replies: [...pending.filter(({ parent_id: parent }) => parent === comment.id), ...comment.replies.map(seen)],
    };
  };
  const ownRoots = page === 1 ? pending.filter((own) => own.parent_id === null) : [];
  return { ...thread.page, comments: [...ownRoots, ...thread.page.comments.map(seen)] };
}
