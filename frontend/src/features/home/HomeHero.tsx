import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroPost } from '../../api/types.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { useHeroAutoplay } from './use-hero-autoplay.ts';

/* The phone's hero is tall, as its screen is; the desktop's leaves the first shelf in sight. */
const HERO_HEIGHT = 'h-[min(620px,76svh)] md:h-[min(620px,68svh)]';

export function HomeHero({ posts }: { posts: readonly HeroPost[] }) {
  const { t } = useTranslation('core');
  const [shown, setShown] = useState(0);
  const autoplay = useHeroAutoplay(posts.length, setShown);
  if (posts.length === 0) return null;
  const step = (by: number) => setShown((shown + by + posts.length) % posts.length);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('hero.label')}
      data-theme="dark"
      {...autoplay.pauseHandlers}
      className={classNames('relative isolate overflow-hidden bg-ink [--ground:var(--ink)]', HERO_HEIGHT)}
    >
      {posts.map((post, index) => (
        <HeroSlide
          key={post.id}
          post={post}
          active={index === shown}
          first={index === 0}
          near={isNear(index, shown, posts.length)}
        />
      ))}
      <div className="page-margin pointer-events-none absolute inset-x-0 bottom-4 z-10 flex items-center justify-between gap-2 md:bottom-8">
        <HeroPicker posts={posts} shown={shown} onPick={setShown} />
        <div className="pointer-events-auto hidden items-center gap-1 md:flex">
          <IconButton
            icon={autoplay.stopped ? 'play' : 'pause'}
            label={t(autoplay.stopped ? 'hero.go' : 'hero.stop')}
            onClick={autoplay.toggle}
          />
          <IconButton icon="chevronBack" label={t('hero.previous')} onClick={() => step(-1)} />
          <IconButton icon="chevronNext" label={t('hero.next')} onClick={() => step(1)} />
        </div>
      </div>
    </section>
  );
}

/** Only the shown slide and the next one load their pictures. */
function isNear(index: number, shown: number, count: number): boolean {
  return index === shown || index === (shown + 1) % count;
}

interface PickerProps {
  posts: readonly HeroPost[];
  shown: number;
  onPick(index: number): void;
}

function HeroPicker({ posts, shown, onPick }: PickerProps) {
  const { nameOf } = useLanguage();
  return (
    <div className="pointer-events-auto flex">
      {posts.map((post, index) => (
        <button
          key={post.id}
          type="button"
          aria-label={nameOf(post.name)}
          aria-current={index === shown}
          onClick={() => onPick(index)}
          className="group flex h-11 w-8 items-center justify-center -outline-offset-4!"
        >
          <span
            className={classNames(
              'h-1 w-full origin-center rounded-full transition-[transform,background-color]',
              index === shown ? 'bg-accent' : 'scale-x-60 bg-white/35 group-hover:bg-white/60',
            )}
          />
        </button>
      ))}
    </div>
  );
}

export function HomeHeroSkeleton() {
  return <Skeleton className={classNames('w-full rounded-none!', HERO_HEIGHT)} />;
}
