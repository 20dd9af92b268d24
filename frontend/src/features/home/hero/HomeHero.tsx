import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { HeroEntry } from '../home-view.ts';
import { HeroDots } from './HeroDots.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { useHeroAutoplay } from './use-hero-autoplay.ts';
import { useHeroTrack } from './use-hero-track.ts';
import { useWantedSlide } from './use-wanted-slide.ts';

/* The phone's hero is tall, as its screen is; the desktop's leaves the first shelf in sight. As high as its words are in
   any case: a phone held sideways is lower than they are, and letters may be twice as large. */
const HERO_HEIGHT = 'h-[max(24rem,min(620px,76svh))] md:h-[max(26rem,min(620px,68svh))]';

export function HomeHero({ posts }: { posts: readonly HeroEntry[] }) {
  const { t } = useTranslation('core');
  const { direction } = useLanguage();
  const { track, shown, show, onScroll } = useHeroTrack(posts.length);
  const autoplay = useHeroAutoplay(shown, posts.length, show);
  // The first picture is the largest thing on the page: its neighbours wait until it is there.
  const [begun, setBegun] = useState(false);
  const begin = () => setBegun(true);
  useWantedSlide(posts, show);
  if (posts.length === 0) return null;
  const step = (by: number) => show((shown + by + posts.length) % posts.length);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('hero.label')}
      data-theme="dark"
      {...autoplay.pauseHandlers}
      className={classNames('relative isolate overflow-hidden bg-ink [--ground:var(--ink)]', HERO_HEIGHT)}
    >
      <div
        ref={track}
        dir={direction}
        onScroll={onScroll}
        onLoadCapture={begin}
        onErrorCapture={begin}
        onTouchStart={begin}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden pointer-fine:overscroll-x-contain"
      >
        {posts.map((post, index) => (
          <HeroSlide
            key={post.id}
            post={post}
            active={index === shown}
            near={index === shown || (begun && Math.abs(index - shown) === 1)}
          />
        ))}
      </div>
      <div className="page-margin pointer-events-none absolute inset-x-0 bottom-4 z-10 flex items-center justify-between gap-2 md:bottom-8">
        <HeroDots posts={posts} shown={shown} onPick={show} />
        <div className="pointer-events-auto flex items-center gap-1">
          <IconButton
            icon={autoplay.stopped ? 'play' : 'pause'}
            label={t(autoplay.stopped ? 'hero.go' : 'hero.stop')}
            onClick={autoplay.toggle}
          />
          <IconButton
            icon="chevronBack"
            label={t('hero.previous')}
            onClick={() => step(-1)}
            className="max-md:hidden"
          />
          <IconButton icon="chevronNext" label={t('hero.next')} onClick={() => step(1)} className="max-md:hidden" />
        </div>
      </div>
    </section>
  );
}

export function HomeHeroSkeleton() {
  return <Skeleton className={classNames('w-full rounded-none!', HERO_HEIGHT)} />;
}
