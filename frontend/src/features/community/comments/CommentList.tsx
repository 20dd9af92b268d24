import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Chip } from '../../../components/button/Chip.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { CommentThread } from './CommentThread.tsx';
import { type CommentSort, commentsOf, commentsQuery } from './comments-query.ts';
import type { CommentSubject } from './subject.ts';

const SORTS = ['newest', 'best'] as const;

export function CommentList({ subject, user }: { subject: CommentSubject; user: User | null }) {
  const { t } = useTranslation('community');
  const [sort, setSort] = useState<CommentSort>('newest');
  const list = useInfiniteQuery(commentsQuery(subject, sort));
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton />;
  const comments = commentsOf(list.data);
  if (comments.length === 0) return <p className="py-6 text-sm text-mid">{t('comments.none')}</p>;
  return (
    <>
      {comments.length > 1 && (
        <fieldset className="mb-6 flex gap-2">
          <legend className="sr-only">{t('comments.sort')}</legend>
          {SORTS.map((one) => (
            <Chip key={one} selected={one === sort} onClick={() => setSort(one)}>
              {t(`comments.sort.${one}`)}
            </Chip>
          ))}
        </fieldset>
      )}
      <ul className="grid gap-8">
        {comments.map((comment) => (
          <li key={comment.id} className="fade-in">
            <CommentThread comment={comment} user={user} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-10 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('comments.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8">
      {['w-3/4', 'w-full', 'w-1/2'].map((width) => (
        <div key={width} className="flex gap-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton className={`mt-3 h-4 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
