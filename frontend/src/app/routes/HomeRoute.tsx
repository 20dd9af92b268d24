import { lazy, Suspense } from 'react';
import { WhenNear } from '../../components/layout/WhenNear';
import { HomePage } from '../../features/home/HomePage';

const HomeAside = lazy(() => import('./HomeAside'));
const PLACE = 'min-h-[760px] lg:min-h-[640px]';

export function HomeRoute() {
  return (
    <HomePage
      aside={
        <WhenNear className={PLACE}>
          <Suspense fallback={<div className={PLACE} />}>
            <HomeAside />
          </Suspense>
        </WhenNear>
      }
    />
  );
}
