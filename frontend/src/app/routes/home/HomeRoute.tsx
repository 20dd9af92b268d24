import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { LazyMount } from '../../../components/layout/LazyMount.tsx';
import { ShelfSkeleton } from '../../../components/shelf/Shelf.tsx';
import { HomePage } from '../../../features/home/HomePage.tsx';
import { hadRecommendations } from '../../../lib/session/kept/recommended.ts';
import { hasBegunSomething } from '../../../lib/session/kept/watching.ts';
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

/** What a member has begun comes first, then what they may like; the others' home page does not wait for it. */
function Lead() {
  const signedIn = useSignedIn();
  if (!signedIn) return null;
  return (
    <>
      <Part waiting={hasBegunSomething() ? <ShelfSkeleton /> : null}>
        <ContinueShelf />
      </Part>
      <Part waiting={hadRecommendations() ? <ShelfSkeleton /> : null}>
        <ForYouShelf />
      </Part>
    </>
  );
}
