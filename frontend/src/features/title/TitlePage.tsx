import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { PostType, TitleAnswer } from '../../api/types.ts';
import { TitlePreview } from '../../components/card/TitlePreview.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Slice } from '../../components/layout/Slice.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { Redirect } from '../../components/page/Redirect.tsx';
import { StructuredData } from '../../components/page/StructuredData.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { textOf } from '../../lib/i18n/text-of.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { shareImage } from '../../lib/images/image-url.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { plainText } from '../../lib/text/plain-text.ts';
import type { BasketSlot } from './downloads/basket-slot.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { structuredTitle } from './structured-title.ts';
import { TitleHero } from './TitleHero.tsx';
import { TitleTabs } from './TitleTabs.tsx';
import type { ReviewSlot } from './tabs/ReviewTab.tsx';
import { titleTabs } from './tabs/title-tabs.ts';
import { titleQuery } from './title-query.ts';
import { WatchingProvider } from './watching/WatchingProvider.tsx';

/** What another feature has to say about a title. */
type PostSlot = (post: TitleAnswer['post']) => ReactNode;

interface Props {
  postType: PostType;
  slug: string;
  tab: string | undefined;
  keeping: PostSlot;
  ratePanel(answer: TitleAnswer): ReactNode;
  similar: PostSlot;
  comments: PostSlot;
  reviewLikes: ReviewSlot;
  basket: BasketSlot;
  sidebar: ReactNode;
}

export function TitlePage({ postType, slug, tab, ratePanel, ...slots }: Props) {
  const { data, error, refetch } = usePageQuery(titleQuery(postType, slug));
  if (error instanceof ApiError && error.notFound)
    return <Redirect reason={error.httpStatus === 410 ? 'withdrawn' : 'missing'} />;
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) return <TitlePreview path={titlePath({ post_type: postType, slug })} />;
  // What was merged into another title is at its address.
  if (data.post.slug !== slug) return <Navigate to={`${titlePath(data.post)}${tab ? `/${tab}` : ''}`} replace />;
  if (tab && !titleTabs(data.post).some((offered) => offered === tab))
    return <Redirect to={titlePath(data.post)} reason="tab" />;
  return (
    <WatchingProvider post={data.post}>
      <Title answer={data} tab={tab} ratePanel={ratePanel(data)} {...slots} />
    </WatchingProvider>
  );
}

interface TitleProps {
  answer: TitleAnswer;
  tab: string | undefined;
  keeping: PostSlot;
  ratePanel: ReactNode;
  similar: PostSlot;
  comments: PostSlot;
  reviewLikes: ReviewSlot;
  basket: BasketSlot;
  sidebar: ReactNode;
}

function Title({ answer, tab, keeping, ratePanel, similar, comments, reviewLikes, basket, sidebar }: TitleProps) {
  const { post, stats } = answer;
  const { t } = useTranslation('title');
  const { language, nameOf } = useLanguage();
  const format = useFormat();
  const summary = textOf(language, post.summary);
  const review = tab === 'review' ? post.review : null;
  const name = `${nameOf(post.name)} (${format.year(post.release_year)})`;
  const list = t(post.post_type === 1 ? 'nav.movies' : 'nav.series');
  return (
    <article style={{ '--tint': post.tint } as CSSProperties}>
      <PageHead
        text={review ? textOf(language, review.title) : tab ? `${name} · ${t(`tab.${tab}`)}` : name}
        description={review ? plainText(textOf(language, review.content)) : summary || name}
        image={shareImage(language, post.backdrop_path)}
        kind={review ? 'article' : post.post_type === 1 ? 'video.movie' : 'video.tv_show'}
      />
      <StructuredData data={structuredTitle(answer, { home: t('nav.home'), list, nameOf, summary })} />
      <TitleHero post={post} stats={stats} keeping={keeping} />
      <div className="bg-[linear-gradient(to_bottom,color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink)),var(--ink)_1000px)] pt-4 md:pt-6">
        {/* On a wide screen the side column goes on beside what stands below the tabs; elsewhere its last part comes last. */}
        <div className="page-margin grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
          <TitleTabs post={post} tab={tab} basket={basket} reviewLikes={reviewLikes} />
          <div className="contents xl:row-span-2 xl:flex xl:min-w-0 xl:flex-col xl:gap-9">
            <aside aria-label={t('rating')} className="flex flex-col gap-6">
              <Slice>
                <RatingSummary postId={post.id} stats={stats} />
              </Slice>
              {ratePanel}
            </aside>
            <div className="order-last min-w-0 lg:col-span-2 xl:order-none">{sidebar}</div>
          </div>
          <Below post={post} similar={similar} comments={comments} />
        </div>
      </div>
    </article>
  );
}

type BelowProps = Pick<TitleProps, 'similar' | 'comments'> & { post: TitleAnswer['post'] };

/* Its shelf goes on at the page's edge, and ends short of the side column where there is one. */
const Below = memo(function Below({ post, similar, comments }: BelowProps) {
  return (
    <div className="mt-4 flex min-w-0 flex-col gap-14 lg:col-span-2 xl:col-span-1 xl:[--page-edge:16px] print:hidden">
      {similar(post)}
      {comments(post)}
    </div>
  );
});
