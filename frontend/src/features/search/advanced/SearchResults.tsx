import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SearchResult } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../../components/layout/Pagination.tsx';
import { PostGrid, PostGridSkeleton } from '../../../components/poster/PostGrid.tsx';
import { countFilters } from './search-filter.ts';
import type { SearchControl } from './use-search-state.ts';

interface Props {
  control: SearchControl;
  result: UseQueryResult<SearchResult, Error>;
}

export function SearchResults({ control: { state, change, clear }, result }: Props) {
  const { t } = useTranslation('search');
  const { data, error, isPlaceholderData, refetch } = result;
  if (error && (!data || isPlaceholderData)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.posts.length === 0) {
    const filtered = countFilters(state) > 0;
    return (
      <EmptyState title={t('search.none')} text={t(filtered ? 'search.noneFiltered' : 'search.noneText')}>
        <Button kind="main" onClick={() => (filtered ? clear() : change({ q: '' }))}>
          {t(filtered ? 'filter.clear' : 'search.again')}
        </Button>
        {!filtered && (
          <Link to="/user/request" className={buttonStyle('quiet')}>
            {t('search.request')}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
      <PostGrid posts={data.posts} />
      <Pagination page={state.page} maxPage={data.max_page} />
    </div>
  );
}
