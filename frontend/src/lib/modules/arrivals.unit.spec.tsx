import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { tellOfArrival, useArrivals } from './arrivals.ts';

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('what comes at once is shown at once, and not as long after its stand-in as React would have it', async () => {
  // Under test React waits for nothing.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const module = { default: () => <p>there</p> };
  const Late = lazy(() => tellOfArrival(rest(10).then(() => module)));
  const Place = () => {
    useArrivals();
    return (
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>
    );
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  root.render(<Place />);
  const from = performance.now();
  while (!box.textContent?.includes('there')) await rest(5);
  expect(performance.now() - from).toBeLessThan(200);
  root.unmount();
});
