import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { Shelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { rememberReferrer } from '../../lib/session/referrer.ts';
import { HomeHero, HomeHeroSkeleton } from './hero/HomeHero.tsx';
import { homeQuery } from './home-query.ts';
import { homeSections } from './home-sections.ts';
import { LazySection } from './LazySection.tsx';

/** What other features have to show on the home page: `lead` comes before the shelves, `aside` after them. */
export function HomePage({ lead, aside }: { lead: ReactNode; aside: ReactNode }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(homeQuery);
  // The hero comes first; what is below it is built in steps that give way to it.
  const below = useDeferredValue(data);

  useEffect(() => rememberReferrer(search), [search]);

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead />
      <h1 className="sr-only">{t('site.title')}</h1>
      {data ? <HomeHero posts={data.hero} /> : <HomeHeroSkeleton />}
      <div className="page-margin relative mt-6 flex flex-col gap-10 md:mt-6 md:gap-14">
        {lead}
        {below ? (
          homeSections(below).map((section, index) =>
            // The first is on the first screen, so it waits for nothing.
            index === 0 && section.kind === 'shelf' && section.shelf.kind === 'posters' ? (
              <Shelf
                key={section.id}
                title={nameOf(section.shelf.title)}
                href={section.shelf.href}
                posts={section.shelf.posts}
              />
            ) : (
              <LazySection key={section.id} section={section} />
            ),
          )
        ) : (
          <ShelfSkeleton />
        )}
        {below && aside}
      </div>
    </>
  );
}
