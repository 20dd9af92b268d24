import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { deferredHydration, drawnParts, hydrateNow } from '../../lib/hydration/deferred-hydration.ts';

interface Props {
  /** Shown while something that the part needs is still on its way; nothing where all of it is loaded with the page. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that the server has drawn, which the browser takes over in a task of its own: React goes on from one boundary to
 * the next and lets taps and frames come between. It begins when somebody gives a sign (`deferred-hydration.ts`).
 */
export function Slice({ waiting, children }: Props) {
  const [own] = useState({ stands: false });
  useLayoutEffect(() => {
    own.stands = true;
    drawnParts.add(own);
    return () => void drawnParts.delete(own);
  }, [own]);
  // Drawn anew from above: a part that waits on would show what it has for a gap.
  if (own.stands) hydrateNow();
  return (
    <Suspense fallback={waiting}>
      <Hold part={own} />
      {children}
    </Suspense>
  );
}

function Hold({ part }: { part: object }) {
  // After the effect of the part itself, where both come with one drawing.
  useEffect(() => void drawnParts.delete(part), [part]);
  const held = deferredHydration();
  if (held) throw held;
  return null;
}
