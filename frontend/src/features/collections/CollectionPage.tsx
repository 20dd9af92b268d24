import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { PostGrid, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Select } from '../../components/form/Select.tsx';
import { Beside } from '../../components/layout/Beside.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CollectionHead } from './CollectionHead.tsx';
import { collectionShare } from './collection-cover.ts';
import { COLLECTION_ORDERS, type CollectionOrder, collectionQuery } from './collection-queries.ts';

/** One collection: what holds it together, and its titles. */
export default function CollectionPage({ aside }: { aside: ReactNode }) {
  const { t } = useTranslation('collections');
  const { language, nameOf } = useLanguage();
  const { name = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const field = COLLECTION_ORDERS.find((known) => known === search.get('sort')) ?? 'release_date';
  const { data, error, isPlaceholderData, refetch } = usePageQuery(collectionQuery(name, field));
  if (error instanceof ApiError && error.notFound) {
    return (
      <EmptyState whole title={t('collections.gone')} text={t('collections.note')}>
        <Link to="/collections" className={buttonStyle('main')}>
          {t('collections.all')}
        </Link>
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  return (
    <div className="page-margin">
      <PageHead
        {...(data && {
          text: nameOf(data.collection.name),
          description: nameOf(data.collection.about),
          image: collectionShare(language, data.collection),
        })}
      />
      <CollectionHead collection={data?.collection}>
        <OrderSelect field={field} onChange={(sort) => setSearch({ sort }, { replace: true })} />
      </CollectionHead>
      <Beside aside={aside} ready={Boolean(data)}>
        {data ? (
          <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
            <PostGrid posts={data.posts} narrow leads />
          </div>
        ) : (
          <PostGridSkeleton narrow />
        )}
      </Beside>
    </div>
  );
}

function OrderSelect({ field, onChange }: { field: CollectionOrder; onChange(field: CollectionOrder): void }) {
  const { t } = useTranslation('collections');
  return (
    <Select
      aria-label={t('collections.sort')}
      value={field}
      onChange={({ target }) => onChange(target.value as CollectionOrder)}
      options={COLLECTION_ORDERS.map((value) => ({ value, text: t(`collections.${value}`) }))}
      className="min-h-11! w-auto! rounded-full! border-transparent! bg-high/8! text-sm!"
    />
  );
}
