import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { PostType, TitleAnswer } from '../../api/types.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { TitlePreview } from '../../components/poster/TitlePreview.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import type { BasketSlot } from './downloads/basket-slot.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { SimilarTitles } from './SimilarTitles.tsx';
import { TitleHero } from './TitleHero.tsx';
import { TitleTabs } from './TitleTabs.tsx';
import { titleQuery } from './title-query.ts';
import { WatchingProvider } from './watching/WatchingProvider.tsx';

interface Props {
  postType: PostType;
  slug: string;
  tab: string | undefined;
  /** Slots for what other features have to say about a title. */
  ratePanel(answer: TitleAnswer): ReactNode;
  comments(answer: TitleAnswer): ReactNode;
  basket: BasketSlot;
}

export function TitlePage({ postType, slug, tab, ratePanel, comments, basket }: Props) {
  const { data, error, refetch } = useQuery(titleQuery(postType, slug));
  if (error instanceof ApiError && error.notFound) return <Navigate to="/" replace />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TitlePreview path={titlePath({ post_type: postType, slug })} />;
  return (
    <WatchingProvider post={data.post}>
      <Title answer={data} tab={tab} ratePanel={ratePanel(data)} comments={comments(data)} basket={basket} />
    </WatchingProvider>
  );
}

interface TitleProps {
  answer: TitleAnswer;
  tab: string | undefined;
  ratePanel: ReactNode;
  comments: ReactNode;
  basket: BasketSlot;
}

function Title({ answer, tab, ratePanel, comments, basket }: TitleProps) {
  const { post, stats } = answer;
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  const format = useFormat();
  return (
    <article style={{ '--tint': post.tint } as CSSProperties}>
      <PageTitle text={`${nameOf(post.name)} (${format.year(post.release_year)})`} />
      <TitleHero post={post} stats={stats} />
      <div className="bg-[linear-gradient(to_bottom,color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink)),var(--ink)_1000px)] pt-4 md:pt-6">
        <div className="page-margin grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
          <TitleTabs post={post} tab={tab} basket={basket} />
          <aside aria-label={t('rating')} className="flex flex-col gap-6">
            <RatingSummary stats={stats} />
            {ratePanel}
          </aside>
        </div>
        <div className="page-margin mt-14 flex flex-col gap-14">
          <SimilarTitles post={post} />
          {comments}
        </div>
      </div>
    </article>
  );
}
