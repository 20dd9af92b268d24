import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that the server has drawn, which the browser takes over in a task of its own: React goes on from one boundary to
 * the next and lets taps and frames come between. All that it needs is loaded with the page, so it has nothing to show meanwhile.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
