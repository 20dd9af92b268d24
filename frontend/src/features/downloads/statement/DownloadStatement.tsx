import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { readPage } from '../../../lib/router/page-number.ts';
import { DownloadEntry } from './DownloadEntry.tsx';
import { downloadsQuery } from './downloads-query.ts';

/** What was downloaded and watched, what it took of the volume, and why nothing where it took nothing. */
export function DownloadStatement() {
  const { t } = useTranslation('downloads');
  const [search] = useSearchParams();
  const page = readPage(search);
  const { data, error, refetch } = useQuery(downloadsQuery(page));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0) {
    return (
      <EmptyState title={t('downloads.empty')} text={t('downloads.empty.text')}>
        <Link to="/movies" className={buttonStyle('main')}>
          {t('nav.movies')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{t('downloads.title')}</h2>
      <p className="mb-3 text-sm text-mid">{t('downloads.note')}</p>
      {data ? (
        <ul className="divide-y divide-hairline">
          {data.downloads.map((line) => (
            <DownloadEntry key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EntriesSkeleton />
      )}
      {data && <Pagination page={page} maxPage={data.max_page} />}
    </section>
  );
}

const ROWS = ['one', 'two', 'three'];

function EntriesSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="flex justify-between gap-6 py-4">
          <Skeleton className="h-11 w-44" />
          <Skeleton className="h-11 w-28" />
        </div>
      ))}
    </div>
  );
}
