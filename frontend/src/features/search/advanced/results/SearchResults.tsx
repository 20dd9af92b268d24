import type { SearchResult } from '../../../../api/types.ts';
import { PostGrid, PostGridSkeleton } from '../../../../components/card/PostGrid.tsx';
import { ErrorState } from '../../../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../../../components/pagination/Pagination.tsx';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { PageQuery } from '../../../../lib/api/use-page-query.ts';
import { countFilters } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';
import { NothingFound } from './NothingFound.tsx';
import { PeopleFound } from './PeopleFound.tsx';

interface Props {
  control: SearchControl;
  result: PageQuery<SearchResult>;
}

export function SearchResults({ control, result }: Props) {
  const { q, literal, page } = control.state;
  const isWhole = page === 1 && countFilters(control.state) === 0;
  return (
    <div>
      {isWhole && <PeopleFound query={q} literal={literal} />}
      <TitlesFound control={control} result={result} />
    </div>
  );
}

function TitlesFound({ control, result }: Props) {
  const { data, error, isPlaceholderData, refetch } = result;
  // What an address asks for may be no more, such as a genre that the staff has taken away: its filters can be changed.
  if (error instanceof ApiError && error.notFound) return <NothingFound control={control} />;
  if (error && (!data || isPlaceholderData)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.total === 0) return <NothingFound control={control} />;
  return (
    <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
      <PostGrid posts={data.posts} leads />
      <Pagination page={control.state.page} maxPage={data.max_page} />
    </div>
  );
}
