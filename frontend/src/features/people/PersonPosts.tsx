import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Person, PostType } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { PostGrid, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { readPage } from '../../lib/router/page-number.ts';
import { personPostsQuery } from './people-queries.ts';

export function PersonPosts({ person, postType }: { person: Person; postType: PostType }) {
  const { t } = useTranslation('people');
  const [search] = useSearchParams();
  const page = readPage(search);
  const { data, error, refetch } = usePageQuery(personPostsQuery(person.slug, postType, page));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.total === 0) {
    const other = postType === 1 ? 'series' : 'movies';
    return (
      <EmptyState title={t(postType === 1 ? 'person.noMovies' : 'person.noSeries')}>
        <Link to={`/person/${person.slug}/${other}`} className={buttonStyle('quiet')}>
          {t(`person.${other}`)}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <PostGrid posts={data.posts} leads />
      <Pagination page={page} maxPage={data.max_page} />
    </>
  );
}
