import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** What a comment is about: a title, or a news post. */
export type CommentSubject = { postId: number; newsPostId: null } | { postId: null; newsPostId: number };

/** As rows and events have it. */
export interface NamedSubject {
  postId: number | null;
  newsPostId?: number | null | undefined;
}

export class InvalidSubject extends DomainError {
  constructor() {
    const message = 'Please name either a movie or series, or a news post';
    super('invalid_subject', message, {
      errors: { 'comment.post_id': [message], 'comment.news_post_id': [message] },
    });
  }
}

/** @throws InvalidSubject unless exactly one is named. */
export function commentSubject({ postId, newsPostId = null }: NamedSubject): CommentSubject {
  if (postId !== null && newsPostId === null) return { postId, newsPostId };
  if (postId === null && newsPostId !== null) return { postId, newsPostId };
  throw new InvalidSubject();
}

/** What events and conditions say of it: the title alone, or that there is none. */
export function toldSubject({ postId, newsPostId }: NamedSubject) {
  return newsPostId ? { postId: null, newsPostId } : { postId };
}

/** What documents of its thread are tagged with. */
export function threadTag({ postId, newsPostId }: NamedSubject): string {
  return newsPostId ? `comments:news-${newsPostId}` : `comments:${postId}`;
}
