import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Notification } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { readPage } from '../../../lib/router/page-number.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { notificationsQuery } from '../notifications-query.ts';
import { useVisit } from '../use-visit.ts';

/** What another feature offers for what the member follows. */
export type FollowedSlot = (followed: NonNullable<Notification['followed']>) => ReactNode;

export function NotificationList({ followed }: { followed: FollowedSlot }) {
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const page = readPage(search);
  const { data, error, refetch } = useQuery(notificationsQuery(page));
  const visit = useVisit();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState title={t('empty')} text={t('empty.text')}>
        <Link to="/series" className={buttonStyle('main')}>
          {t('nav.series')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm text-low" aria-live="polite">
          {data.count > 0 ? t('new', { count: data.count }) : t('none')}
        </p>
        {data.count > 0 && (
          <Button kind="plain" icon="check" onClick={() => visit({ upTo: data.up_to })}>
            {t('visitAll')}
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y divide-hairline">
        {data.notifications.map((notification) => (
          <li key={notification.id} className="sm:flex sm:items-center">
            <Link
              to={notification.href ?? '/user/profile-page'}
              onClick={() => notification.visited || visit({ ids: notification.ids })}
              className="flex min-w-0 grow items-start gap-4 rounded-card px-3 py-4 transition-colors hover:bg-high/6"
            >
              <NoticeLine notification={notification} />
            </Link>
            {notification.followed && followed(notification.followed)}
          </li>
        ))}
      </ul>
      <Pagination page={page} maxPage={data.max_page} />
    </>
  );
}

const ROWS = ['one', 'two', 'three', 'four'];

function LinesSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-4 px-3 py-4">
          <Skeleton className="h-15 w-10" />
          <Skeleton className="h-11 grow" />
        </div>
      ))}
    </div>
  );
}
