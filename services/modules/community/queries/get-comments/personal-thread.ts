import type { PublicThread } from './comment-thread.reader.ts';
import type { Comment, CommentPage } from './get-comments.schema.ts';

/**
 * A thread as one viewer sees it: the public page with the viewer's own comments marked, and those that still wait for a
 * moderator put in, first on page 1, or first among the replies of the comment they answer.
 * @param pending the viewer's own. The public thread is shared and stays as it is.
 */
export function personalThread(thread: PublicThread, pending: Comment[], userId: number, page: number): CommentPage {
  const mark = (comment: Comment): Comment => ({
    ...comment,
    mine: thread.authors.get(comment.id) === userId,
    replies: [...pending.filter((own) => own.parent_id === comment.id), ...comment.replies.map(mark)],
  });
  const ownRoots = page === 1 ? pending.filter((own) => own.parent_id === null) : [];
  return { ...thread.page, comments: [...ownRoots, ...thread.page.comments.map(mark)] };
}
