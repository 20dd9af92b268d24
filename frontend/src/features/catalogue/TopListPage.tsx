import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostType } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { ChipLink } from '../../components/button/Chip.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Beside } from '../../components/layout/Beside.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { api, call } from '../../lib/api/client.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { TopRow } from './TopRow.tsx';

function topQuery(postType: PostType) {
  const path = postType === 1 ? '/api/post/top250/movie' : '/api/post/top250/serial';
  return queryOptions({
    queryKey: ['top-250', postType],
    queryFn: async ({ signal }) => (await call(api.POST(path, { body: {}, signal }))).posts,
  });
}

const PLACEHOLDERS = Array.from({ length: 10 }, (_, index) => `placeholder-${index}`);

interface Props {
  postType: PostType;
  aside: ReactNode;
}

export default function TopListPage({ postType, aside }: Props) {
  const { t } = useTranslation('catalogue');
  const { nameOf } = useLanguage();
  const { data: posts, error, refetch } = useQuery(topQuery(postType));
  const title = t(postType === 1 ? 'nav.topMovies' : 'nav.topSeries');
  const [first] = posts ?? [];
  return (
    <div className="page-margin">
      <PageHead text={title} description={first && t('top.about', { title, name: nameOf(first.name) })} />
      <PageHeading title={title} note={t('top.note')}>
        <nav aria-label={t('top.switch')} className="flex gap-2 max-md:w-full">
          <ChipLink to="/top-250/movies" selected={postType === 1}>
            {t('nav.movies')}
          </ChipLink>
          <ChipLink to="/top-250/series" selected={postType === 2}>
            {t('nav.series')}
          </ChipLink>
        </nav>
      </PageHeading>
      <Beside aside={aside} ready={Boolean(posts || error)}>
        {error && !posts && <ErrorState error={error} onRetry={() => void refetch()} />}
        {posts && !first && <NoneRated postType={postType} />}
        <ol className="grid gap-x-10 lg:grid-cols-2">
          {posts
            ? posts.map((post, index) => <TopRow key={post.id} post={post} rank={index + 1} />)
            : !error && PLACEHOLDERS.map((key) => <Skeleton key={key} className="my-3 h-24 rounded-card!" />)}
        </ol>
      </Beside>
    </div>
  );
}

function NoneRated({ postType }: { postType: PostType }) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState title={t('top.empty')}>
      <Link to={postType === 1 ? '/movies' : '/series'} className={buttonStyle('main')}>
        {t(postType === 1 ? 'nav.movies' : 'nav.series')}
      </Link>
    </EmptyState>
  );
}
