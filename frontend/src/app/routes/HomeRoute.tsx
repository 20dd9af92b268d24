import { lazy, Suspense } from 'react';
import { LazyMount } from '../../components/layout/LazyMount.tsx';
import { HomePage } from '../../features/home/HomePage.tsx';

const HomeAside = lazy(() => import('./HomeAside.tsx'));
const PLACEHOLDER_HEIGHT = 'min-h-[760px] lg:min-h-[640px]';

export function HomeRoute() {
  return (
    <HomePage
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
