import { useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { LazyMount } from '../../../components/layout/LazyMount.tsx';
import { OwnShelfSkeleton } from '../../../components/shelf/OwnShelfSkeleton.tsx';
import { HomePage } from '../../../features/home/HomePage.tsx';
import { OWN_SHELVES } from '../../../lib/session/kept/own-shelves.ts';
import { roomOf } from '../../../lib/session/kept/shelf-room.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';

const OwnShelves = lazyPart('OwnShelves', () => import('./OwnShelves.tsx'));
const HomeAside = lazyPart('HomeAside', () => import('./HomeAside.tsx'));
const PLACEHOLDER_HEIGHT = 'min-h-[760px] lg:min-h-[640px]';

export function HomeRoute() {
  return (
    <HomePage
      lead={<Own known />}
      next={<Own />}
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

/**
 * What a member has begun comes first, then what they may like; the others' home page does not wait for it. For those that they had
 * when we last looked there is room; one that is not known of comes below what is seen, and has its place from the next visit on.
 */
function Own({ known }: { known?: boolean }) {
  const signedIn = useSignedIn();
  const [names] = useState(() => OWN_SHELVES.filter((name) => (roomOf(name) ? known : !known)));
  useLayoutEffect(() => {
    // The room that the boot script has kept gives way to theirs; the root has no other styles of its own.
    if (signedIn) document.documentElement.removeAttribute('style');
  }, [signedIn]);
  return (
    signedIn && (
      <Part waiting={names.map((name) => <OwnShelfSkeleton key={name} name={name} />)}>
        <OwnShelves names={names} />
      </Part>
    )
  );
}
