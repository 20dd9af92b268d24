import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { api, call } from '../../../lib/api/client.ts';
import { CommentCard } from './card/CommentCard.tsx';
import { type CommentPage, commentsKey, commentsOf } from './comments-query.ts';
import { subjectFields, subjectOf } from './subject.ts';

/** The answers that a thread does not show at first. */
export function MoreReplies({ comment }: { comment: Comment }) {
  const { t } = useTranslation('community');
  const subject = subjectOf(comment);
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery({
    queryKey: [...commentsKey(subject), 'replies', comment.id],
    queryFn: ({ pageParam: page, signal }): Promise<CommentPage> => {
      const body = { ...subjectFields(subject), comment_id: comment.id, page };
      return call(api.POST('/api/post/replies', { body, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.max_page ? pages.length + 1 : undefined),
    enabled: open,
  });
  const shown = new Set(comment.replies.map(({ id }) => id));
  const more = (list.data ? commentsOf(list.data) : []).filter(({ id }) => !shown.has(id));
  const approved = comment.replies.filter(({ status }) => status === 'approved').length;
  const left = comment.replies_count - approved - more.length;
  if (left <= 0 && !more.length) return null;
  return (
    <>
      <ul className="mt-5 grid gap-5 border-s-2 border-hairline ps-4 empty:hidden md:ps-5">
        {more.map((reply) => (
          <li key={reply.id}>
            <CommentCard comment={reply} small />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button kind="plain" busy={list.isFetching} onClick={() => (open ? void list.fetchNextPage() : setOpen(true))}>
          {t('replies.more', { left })}
        </Button>
      )}
    </>
  );
}
