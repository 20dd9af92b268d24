import { useLayoutEffect } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { LazyMount } from '../../../components/layout/LazyMount.tsx';
import { OwnShelfSkeleton } from '../../../components/shelf/OwnShelfSkeleton.tsx';
import { ShelfSkeleton } from '../../../components/shelf/Shelf.tsx';
import { HomePage } from '../../../features/home/HomePage.tsx';
import { OWN_SHELVES } from '../../../lib/session/kept/own-shelves.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';

const ContinueShelf = lazyPart('ContinueShelf', () => import('../../../features/watching/ContinueShelf.tsx'));
const ForYouShelf = lazyPart('ForYouShelf', () => import('../../../features/recommendations/ForYouShelf.tsx'));
const HomeAside = lazyPart('HomeAside', () => import('./HomeAside.tsx'));
const PLACEHOLDER_HEIGHT = 'min-h-[760px] lg:min-h-[640px]';

export function HomeRoute() {
  return (
    <HomePage
      lead={<Lead />}
      aside={
        <LazyMount className={PLACEHOLDER_HEIGHT}>
          <Part waiting={<div className={PLACEHOLDER_HEIGHT} />}>
            <HomeAside />
          </Part>
        </LazyMount>
      }
    />
  );
}

/*
 * On a page that was drawn as for a guest: the boot script shows those of a member who had such shelves, so that nothing moves when
 * they come.
 */
const ROOMS = OWN_SHELVES.map((name) => (
  <ShelfSkeleton key={name} display={`var(--${name},none)`} below={`var(--${name}-below)`} />
));

/** What a member has begun comes first, then what they may like; the others' home page does not wait for it. */
function Lead() {
  const signedIn = useSignedIn();
  useLayoutEffect(() => {
    // For whoever logs out there is none; the root has no other styles of its own.
    if (signedIn) document.documentElement.removeAttribute('style');
  }, [signedIn]);
  if (!signedIn) return ROOMS;
  return (
    <>
      <Part waiting={<OwnShelfSkeleton name="watching" />}>
        <ContinueShelf />
      </Part>
      <Part waiting={<OwnShelfSkeleton name="forYou" />}>
        <ForYouShelf />
      </Part>
    </>
  );
}
