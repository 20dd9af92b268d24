import { lazy, Suspense } from 'react';
import { LazyOutlined } from '../../components/layout/LazyOutlined.tsx';
import { ShelfSpace } from '../../components/shelf/Shelf.tsx';
import type { SectionPlace } from './home-view.ts';
import { SectionOutline } from './SectionOutline.tsx';

const HomeSection = lazy(() => import('./below/HomeSection.tsx'));

/** A section that is neither loaded nor built before the reader comes near and its answer has come; its space is kept. */
export function LazySection({ place: { space: kind, section } }: { place: SectionPlace }) {
  const space = <SectionSpace kind={kind} />;
  return (
    <LazyOutlined space={space} outline={import.meta.env?.SSR && section && <SectionOutline section={section} />}>
      {section ? (
        <Suspense fallback={space}>
          <HomeSection section={section} />
        </Suspense>
      ) : (
        space
      )}
    </LazyOutlined>
  );
}

function SectionSpace({ kind }: { kind: SectionPlace['space'] }) {
  if (kind === 'spotlight') return <div className="h-[520px] md:h-[440px]" />;
  if (kind !== 'genres' && kind !== 'premium') return <ShelfSpace kind={kind} />;
  return <div className="h-[calc(100vw+40px)] md:h-[calc((min(100vw,1456px)-2*var(--page-edge)-60px)*9/32+68px)]" />;
}
