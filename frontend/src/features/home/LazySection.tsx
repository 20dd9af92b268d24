import { lazy, Suspense } from 'react';
import { LazyMount } from '../../components/layout/LazyMount.tsx';
import { ShelfSpace } from '../../components/shelf/Shelf.tsx';
import type { Section } from './home-sections.ts';
import { SectionOutline } from './SectionOutline.tsx';

const HomeSection = lazy(() => import('./below/HomeSection.tsx'));

/**
 * A section that is neither loaded nor built before the reader comes near; its space is kept. The server writes its titles for
 * those without scripts, which no browser with scripts reads and React leaves alone.
 */
export function LazySection({ section }: { section: Section }) {
  const space = <SectionSpace section={section} />;
  return (
    <LazyMount
      space={
        <>
          <div className="noscript:hidden">{space}</div>
          <noscript>
            <SectionOutline section={section} />
          </noscript>
        </>
      }
    >
      <Suspense fallback={space}>
        <HomeSection section={section} />
      </Suspense>
    </LazyMount>
  );
}

function SectionSpace({ section }: { section: Section }) {
  if (section.kind === 'shelf') return <ShelfSpace kind={section.shelf.kind} />;
  if (section.kind === 'spotlight') return <div className="h-[520px] md:h-[440px]" />;
  return <div className="h-[calc(100vw+40px)] md:h-[calc((min(100vw,1456px)-2*var(--page-edge)-60px)*9/32+68px)]" />;
}
