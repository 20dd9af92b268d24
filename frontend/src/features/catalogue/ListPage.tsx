import { hashKey } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { PostGrid, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Beside } from '../../components/layout/Beside.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { readPage } from '../../lib/router/page-number.ts';
import { readOrder } from './list-order.ts';
import { type PostListSource, postListQuery } from './post-list-source.ts';
import { SortControl } from './SortControl.tsx';

/** Titles that the description names. */
const NAMED = 3;

interface Props {
  source: PostListSource;
  title: string;
  search: URLSearchParams;
  /** What stands between the heading and the list. */
  children?: ReactNode;
  aside: ReactNode;
}

/** One page of a list of titles, as given by the source. */
export function ListPage({ source, title, search, children, aside }: Props) {
  const { t } = useTranslation('catalogue');
  const { nameOf } = useLanguage();
  const page = readPage(search);
  const { data, error, isPlaceholderData, refetch } = usePageQuery(postListQuery(source, page, readOrder(search)));
  const count = useCountOf(source, isPlaceholderData ? undefined : data?.total);
  const names = isPlaceholderData ? [] : (data?.posts.slice(0, NAMED).map(({ name }) => nameOf(name)) ?? []);
  const about =
    names.length > 0
      ? t('list.about', { title, titles: t('titles', { count }), names: names.join(t('list.comma')) })
      : null;
  const standard = source.kind === 'page' && source.page === 'updated-movies' ? 'updated_at' : 'created_at';
  if (error instanceof ApiError && error.notFound) return <NoSuchList error={error} onRetry={() => void refetch()} />;
  return (
    <div className="page-margin">
      <PageHead text={title} description={about} />
      <PageHeading title={title} note={count === null ? '\u00a0' : t('titles', { count })}>
        <SortControl standard={standard} />
      </PageHeading>
      <Beside aside={aside} ready={Boolean(data || error)}>
        {children}
        {error && (!data || isPlaceholderData) ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data || (isPlaceholderData && data.total === 0) ? (
          <PostGridSkeleton narrow />
        ) : data.total === 0 ? (
          <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
            <Link to="/" className={buttonStyle('main')}>
              {t('list.home')}
            </Link>
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
            <PostGrid posts={data.posts} narrow leads />
            <Pagination page={page} maxPage={data.max_page} />
          </div>
        )}
      </Beside>
    </div>
  );
}

/** Of an unknown country or channel there is no list, and so nothing to order or to stand beside it. */
function NoSuchList(state: ComponentProps<typeof ErrorState>) {
  const { t } = useTranslation('core');
  return (
    <>
      <PageTitle text={t('missing.title')} />
      <ErrorState whole {...state} />
    </>
  );
}

/** How many titles the list has, from its first answer on: while one list takes the place of another, the titles shown are still the other's. */
function useCountOf(source: PostListSource, total: number | undefined): number | null {
  const list = hashKey([source]);
  const [told, setTold] = useState({ list, total });
  if (total !== undefined && (told.list !== list || told.total !== total)) setTold({ list, total });
  return told.list === list ? (told.total ?? null) : null;
}
