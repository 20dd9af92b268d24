/** What a thread is about: a title, or a news post. */
export type CommentSubject = { postId: number } | { newsPostId: number };

/** As the server has it. */
interface NamedSubject {
  post_id: number | null;
  news_post_id: number | null;
}

/** What the thread of a comment is about. */
export function subjectOf({ post_id: postId, news_post_id: newsPostId }: NamedSubject): CommentSubject {
  return newsPostId === null ? { postId: postId ?? 0 } : { newsPostId };
}

/** The fields that a request names it by. */
export function subjectFields(subject: CommentSubject) {
  return 'postId' in subject ? { post_id: subject.postId } : { news_post_id: subject.newsPostId };
}

/** What keys and drafts call it: a title by its bare number. */
export function subjectKey(subject: CommentSubject): number | string {
  return 'postId' in subject ? subject.postId : `news-${subject.newsPostId}`;
}
