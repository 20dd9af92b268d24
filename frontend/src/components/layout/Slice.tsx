import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { deferredHydration, hydrateNow } from '../../lib/hydration/deferred-hydration.ts';

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
  useEffect(() => {
    own.stands = true;
  }, [own]);
  // Drawn anew from above: a part that waits on would show what it has for a gap.
  if (own.stands) hydrateNow();
  return (
    <Suspense fallback={waiting}>
      <Hold />
      {children}
    </Suspense>
  );
}

function Hold() {
  const held = deferredHydration();
  if (held) throw held;
  return null;
}
