import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReviewCard } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Select } from '../../components/form/Select.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { readPage } from '../../lib/router/page-number.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { REVIEW_ORDERS, type ReviewOrder, reviewsQuery } from './reviews-query.ts';

const PLACEHOLDERS = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

/** @param likes where another feature shows how a review is liked. */
export default function ReviewsPage({ likes }: { likes(review: ReviewCard): ReactNode }) {
  const { t } = useTranslation('reviews');
  const [search, setSearch] = useSearchParams();
  const field = REVIEW_ORDERS.find((known) => known === search.get('sort')) ?? 'published_at';
  const page = readPage(search);
  const { data, error, refetch } = useQuery(reviewsQuery(field, page));
  return (
    <div className="page-margin">
      <PageHead text={t('reviews.title')} description={data && t('reviews.about', { count: data.total })} />
      <PageHeading title={t('reviews.title')} note={data ? t('reviews.note', { count: data.total }) : '\u00a0'}>
        <OrderSelect field={field} onChange={(sort) => setSearch({ sort }, { replace: true })} />
      </PageHeading>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')}>
          <Link to="/" className={buttonStyle('main')}>
            {t('reviews.home')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-12 gap-y-2 lg:grid-cols-2">
          {data
            ? data.reviews.map((review) => <ReviewRow key={review.id} review={review} likes={likes(review)} />)
            : PLACEHOLDERS.map((key) => (
                <li key={key} aria-hidden="true">
                  <Skeleton className="h-40 rounded-card!" />
                </li>
              ))}
        </ul>
      )}
      {data && data.total > 0 && <Pagination page={page} maxPage={data.max_page} />}
    </div>
  );
}

function OrderSelect({ field, onChange }: { field: ReviewOrder; onChange(field: ReviewOrder): void }) {
  const { t } = useTranslation('reviews');
  const words = {
    published_at: 'reviews.published_at',
    score: 'reviews.score_sort',
    release_year: 'reviews.release_year',
  };
  return (
    <Select
      aria-label={t('reviews.sort')}
      value={field}
      onChange={({ target }) => onChange(target.value as ReviewOrder)}
      options={REVIEW_ORDERS.map((value) => ({ value, text: t(words[value]) }))}
      className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
    />
  );
}
