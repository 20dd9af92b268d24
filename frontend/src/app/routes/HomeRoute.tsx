import { lazy, Suspense } from 'react';
import { LazyMount } from '../../components/layout/LazyMount.tsx';
import { ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { HomePage } from '../../features/home/HomePage.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { hasBegunSomething } from '../../lib/session/watching.ts';

const ContinueShelf = lazy(() => import('../../features/watching/ContinueShelf.tsx'));
const HomeAside = lazy(() => import('./HomeAside.tsx'));
const PLACEHOLDER_HEIGHT = 'min-h-[760px] lg:min-h-[640px]';

export function HomeRoute() {
  return (
    <HomePage
      lead={<Lead />}
      aside={
        <LazyMount className={PLACEHOLDER_HEIGHT}>
          <Suspense fallback={<div className={PLACEHOLDER_HEIGHT} />}>
            <HomeAside />
          </Suspense>
        </LazyMount>
      }
    />
  );
}

/** What a member has begun comes first; the others' home page does not wait for it. */
function Lead() {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <Suspense fallback={hasBegunSomething() ? <ShelfSkeleton /> : null}>
      <ContinueShelf />
    </Suspense>
  );
}
