import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { readPage } from '../../../lib/router/page-number.ts';

export function usePage(): number {
  const [search] = useSearchParams();
  return readPage(search);
}

interface Props<Row> {
  answer: UseQueryResult<{ max_page: number; total: number }>;
  rows: readonly Row[] | undefined;
  page: number;
  title: string;
  note: string;
  empty: string;
  row(row: Row): ReactNode;
}

/** A list of the member's own, page by page, with its states. */
export function HistoryList<Row>({ answer, rows, page, title, note, empty, row }: Props<Row>) {
  const { t } = useTranslation('premium');
  const { data, error, refetch } = answer;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0) {
    return (
      <EmptyState title={empty}>
        <Link to="/user/profile-page#premium" className={buttonStyle('main')}>
          {t('history.toPremium')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mb-3 text-sm text-mid">{note}</p>
      {rows ? <ul className="divide-y divide-hairline">{rows.map(row)}</ul> : <ListSkeleton />}
      {data && <Pagination page={page} maxPage={data.max_page} />}
    </section>
  );
}

const ROWS = ['one', 'two', 'three'];

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="flex justify-between gap-6 py-4">
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-9 w-24" />
        </div>
      ))}
    </div>
  );
}
