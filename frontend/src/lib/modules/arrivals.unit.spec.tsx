import { lazy, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { tellOfArrival, useArrivals } from './arrivals.ts';

/** By the clock that React looks at. */
const SHORT_MS = 50;

beforeEach(() => {
  // Under test React waits for nothing.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function shownAfter(ms: number, useIt: () => void): Promise<string> {
  let arrive: () => void = () => undefined;
  const coming = new Promise<{ default: () => ReactElement }>((resolve) => {
    arrive = () => resolve({ default: () => <p>there</p> });
  });
  const Late = lazy(() => tellOfArrival(coming));
  const Place = () => {
    useIt();
    return (
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>
    );
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  root.render(<Place />);
  await jest.advanceTimersByTimeAsync(10);
  expect(box.textContent).toBe('waiting');
  arrive();
  await jest.advanceTimersByTimeAsync(ms);
  const shown = [...box.querySelectorAll('p')].filter(({ style }) => style.display !== 'none');
  root.unmount();
  return shown.map(({ textContent }) => textContent).join();
}

it('what comes at once is shown at once, and not as long after its stand-in as React would have it', async () => {
  expect(await shownAfter(SHORT_MS, useArrivals)).toBe('there');
  expect(await shownAfter(SHORT_MS, () => undefined)).toBe('waiting');
});
