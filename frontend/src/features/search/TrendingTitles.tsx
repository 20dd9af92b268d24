import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RatingBadge } from '../../components/card/RatingBadge.tsx';
import { Poster } from '../../components/picture/Poster.tsx';
import { api, call } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';

const SHOWN = 5;
/** The site counts it anew as often. */
const STALE_MS = 15 * 60_000;

const trendingQuery = queryOptions({
  queryKey: ['trending'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/post/trending', { body: {}, signal }))).posts,
  staleTime: STALE_MS,
});

/** What many members have taken up this week; nothing while that is nothing. */
export function TrendingTitles({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const { data: posts } = useQuery(trendingQuery);
  if (!posts?.length) return null;
  return (
    <section aria-labelledby="search-trending" className="px-2 pt-4">
      <h3 id="search-trending" className="ps-3 pb-1 text-sm font-bold text-mid">
        {t('search.trending')}
      </h3>
      <ol>
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <Link
              to={titlePath(post)}
              onClick={onClose}
              className="flex min-h-14 items-center gap-4 rounded-card px-3 py-1.5 hover:bg-high/10"
            >
              <span className="w-9 shrink-0">
                <Poster path={post.cover_path} tint={post.tint} title="" sizes="36px" className="rounded-sm!" />
              </span>
              <span className="min-w-0 grow truncate font-bold">
                <bdi>{nameOf(post.name)}</bdi>
              </span>
              <span className="flex shrink-0 items-center gap-3 text-xs text-low">
                <RatingBadge rating={post.rating} />
                <span>{format.year(post.release_year)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
