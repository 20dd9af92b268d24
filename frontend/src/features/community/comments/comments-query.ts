import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { Comment } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';
import { type CommentSubject, subjectFields, subjectKey } from './subject.ts';

export interface CommentPage {
  comments: Comment[];
  max_page: number;
  total: number;
}

export type CommentSort = 'newest' | 'best';

/** What the keys of all that is kept of a thread begin with; each of them is in pages. */
export function commentsKey(subject: CommentSubject) {
  return ['comments', subjectKey(subject)];
}

/** What the keys of a thread's whole lists begin with. */
export function listsKey(subject: CommentSubject) {
  return [...commentsKey(subject), 'list'];
}

/** One's own that wait for a moderator come before all others. */
export function commentsQuery(subject: CommentSubject, sort: CommentSort = 'newest') {
  return infiniteQueryOptions({
    queryKey: [...listsKey(subject), sort],
    queryFn: ({ pageParam, signal }): Promise<CommentPage> =>
      call(api.POST('/api/post/comments', { body: { ...subjectFields(subject), page: pageParam, sort }, signal })),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.max_page ? pages.length + 1 : undefined),
  });
}

/** Each comment once: what was posted since the first page came has pushed others onto the next. */
export function commentsOf(data: InfiniteData<CommentPage, unknown>): Comment[] {
  const byId = new Map<number, Comment>();
  for (const page of data.pages)
    for (const comment of page.comments) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  return [...byId.values()];
}

/** The list with a comment that has just been posted: on top, or last under the one it answers. */
export function withPosted(
  data: InfiniteData<CommentPage, unknown>,
  posted: Comment,
): InfiniteData<CommentPage, unknown> {
  const pages = data.pages.map((page, index) => {
    if (posted.parent_id === null) return index === 0 ? { ...page, comments: [posted, ...page.comments] } : page;
    const comments = page.comments.map((comment) =>
      comment.id === posted.parent_id ? { ...comment, replies: [...comment.replies, posted] } : comment,
    );
    return { ...page, comments };
  });
  return { ...data, pages };
}

/** The lists with one comment or answer changed, wherever it stands. */
export function withChanged(
  data: InfiniteData<CommentPage, unknown>,
  id: number,
  change: (comment: Comment) => Comment,
): InfiniteData<CommentPage, unknown> {
  const changed = (comment: Comment): Comment =>
    comment.id === id ? change(comment) : { ...comment, replies: comment.replies.map(changed) };
  return { ...data, pages: data.pages.map((page) => ({ ...page, comments: page.comments.map(changed) })) };
}
