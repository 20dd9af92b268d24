import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { SHELF_ROOMS, Shelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { carriedAnswer } from '../../lib/hydration/carried-answers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { rememberReferrer } from '../../lib/session/kept/referrer.ts';
import { HomeHero, HomeHeroSkeleton } from './hero/HomeHero.tsx';
import { homeQuery } from './home-query.ts';
import type { HomeView, SectionPlace } from './home-view.ts';
import { LazySection } from './LazySection.tsx';

interface Props {
  /** What other features have to show before the shelves, */
  lead: ReactNode;
  /** after the first of them, which reaches the end of the first screen, */
  next: ReactNode;
  /** and after all. */
  aside: ReactNode;
}

export function HomePage({ lead, next, aside }: Props) {
  const { t } = useTranslation('core');
  const [search] = useSearchParams();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(homeQuery);
  const view = data ?? carriedAnswer<HomeView>(client, homeQuery.queryKey);
  // The hero comes first; what is below it is built in steps that give way to it.
  const below = useDeferredValue(view);
  const [first, ...others] = below?.places ?? [];
  const restMissing = error !== null && !data;

  useEffect(() => rememberReferrer(search), [search]);

  if (restMissing && !view) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead />
      <h1 className="sr-only">{t('site.title')}</h1>
      {view ? <HomeHero posts={view.hero} /> : <HomeHeroSkeleton />}
      <div className={`page-margin relative mt-6 flex flex-col gap-10 md:gap-14 ${SHELF_ROOMS}`}>
        {lead}
        {first ? <FirstPlace place={first} /> : <ShelfSkeleton />}
        {next}
        {restMissing ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          others.map((place) => <LazySection key={place.id} place={place} />)
        )}
        {first && aside}
      </div>
    </>
  );
}

/** The first shelf is on the first screen, so it waits for nothing. */
function FirstPlace({ place }: { place: SectionPlace }) {
  const { nameOf } = useLanguage();
  const { section } = place;
  if (section?.kind !== 'shelf' || section.shelf.kind !== 'posters') return <LazySection place={place} />;
  const { title, href, posts } = section.shelf;
  return <Shelf title={nameOf(title)} href={href} posts={posts} />;
}
