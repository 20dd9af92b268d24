import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';
import { CommentThread } from './CommentThread.tsx';
import { type CommentPage, commentsKey } from './comments-query.ts';
import { type CommentSubject, subjectKey, subjectOf } from './subject.ts';

interface Props {
  subject: CommentSubject;
  commentId: number;
  user: User | null;
}

/** The thread that a link leads to, above all others; a link to one that is gone leads to the page alone. */
export function LinkedComment({ subject, commentId, user }: Props) {
  const { t } = useTranslation('community');
  const place = useRef<HTMLDivElement>(null);
  const { data } = useInfiniteQuery({
    queryKey: [...commentsKey(subject), 'linked', commentId],
    queryFn: ({ signal }): Promise<CommentPage> =>
      call(api.POST('/api/post/commentThread', { body: { comment_id: commentId }, signal })),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    retry: false,
  });
  const thread = data?.pages[0]?.comments[0];
  const found = thread && subjectKey(subjectOf(thread)) === subjectKey(subject) ? thread : undefined;
  useEffect(() => {
    if (found) place.current?.scrollIntoView({ block: 'center' });
  }, [found]);
  if (!found) return null;
  return (
    <section ref={place} aria-label={t('comments.linked')} className="mb-8 rounded-panel bg-accent/8 p-5">
      <CommentThread comment={found} user={user} />
    </section>
  );
}
