import { useTranslation } from 'react-i18next';
import { PostCard } from '../../../../components/card/PostCard.tsx';
import { POST_GRID, POST_SIZES, PostGridSkeleton } from '../../../../components/card/PostGrid.tsx';
import { ErrorState } from '../../../../components/feedback/ErrorState.tsx';
import { Pagination } from '../../../../components/pagination/Pagination.tsx';
import { usePageQuery } from '../../../../lib/api/use-page-query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { memberTitlesQuery } from './member-queries.ts';
import { NothingShown } from './NothingShown.tsx';

/** What a member has rated, with their rating, or what they keep for later. */
export function MemberTitles({ username, part, page }: { username: string; part: 'ratings' | 'lists'; page: number }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { data, error, isPlaceholderData, refetch } = usePageQuery(memberTitlesQuery(username, part, page));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PostGridSkeleton />;
  if (data.hidden || data.total === 0)
    return <NothingShown title={t(data.hidden ? 'member.nothing' : `member.no.${part}`)} />;
  return (
    <>
      <ul className={POST_GRID} aria-busy={isPlaceholderData}>
        {data.posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} sizes={POST_SIZES} />
            {post.member_rating !== null && (
              <p className="mt-1 text-xs text-mid">
                {t('member.rating', { rating: format.rating(post.member_rating) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pagination page={page} maxPage={data.max_page} />
    </>
  );
}
