import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { Shelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { carriedAnswer } from '../../lib/hydration/carried-answers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { rememberReferrer } from '../../lib/session/kept/referrer.ts';
import { HomeHero, HomeHeroSkeleton } from './hero/HomeHero.tsx';
import { homeQuery } from './home-query.ts';
import type { HomeView, SectionPlace } from './home-view.ts';
import { LazySection } from './LazySection.tsx';

/** What other features have to show on the home page: `lead` comes before the shelves, `aside` after them. */
export function HomePage({ lead, aside }: { lead: ReactNode; aside: ReactNode }) {
  const { t } = useTranslation('core');
  const [search] = useSearchParams();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(homeQuery);
  const view = data ?? carriedAnswer<HomeView>(client, homeQuery.queryKey);
  // The hero comes first; what is below it is built in steps that give way to it.
  const below = useDeferredValue(view);
  const restMissing = error !== null && !data;

  useEffect(() => rememberReferrer(search), [search]);

  if (restMissing && !view) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead />
      <h1 className="sr-only">{t('site.title')}</h1>
      {view ? <HomeHero posts={view.hero} /> : <HomeHeroSkeleton />}
      <div className="page-margin relative mt-6 flex flex-col gap-10 md:mt-6 md:gap-14">
        {lead}
        {below ? (
          below.places
            .slice(0, restMissing ? 1 : undefined)
            .map((place, index) => <HomePlace key={place.id} place={place} first={index === 0} />)
        ) : (
          <ShelfSkeleton />
        )}
        {restMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
        {below && aside}
      </div>
    </>
  );
}

/** The first shelf is on the first screen, so it waits for nothing. */
function HomePlace({ place, first }: { place: SectionPlace; first: boolean }) {
  const { nameOf } = useLanguage();
  const { section } = place;
  if (!first || section?.kind !== 'shelf' || section.shelf.kind !== 'posters') return <LazySection place={place} />;
  const { title, href, posts } = section.shelf;
  return <Shelf title={nameOf(title)} href={href} posts={posts} />;
}
