import { lazy, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { tellOfArrival, useArrivals } from './arrivals.ts';

/** By the clock that React looks at. */
const SHORT_MS = 50;
const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const usual = globals.IS_REACT_ACT_ENVIRONMENT;
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  // Under test React waits for nothing.
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  globals.IS_REACT_ACT_ENVIRONMENT = usual;
});

interface Shown {
  words(): string;
  leave(): void;
}

/** A place whose part has come a moment after its stand-in was shown. */
async function place(useIt: () => void): Promise<Shown> {
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
  while (box.textContent === '') await turn();
  arrive();
  await jest.advanceTimersByTimeAsync(SHORT_MS);
  const shown = () => [...box.querySelectorAll('p')].filter(({ style }) => style.display !== 'none');
  return {
    words: () =>
      shown()
        .map(({ textContent }) => textContent)
        .join(),
    leave: () => root.unmount(),
  };
}

it('what comes at once is shown at once, and not as long after its stand-in as React would have it', async () => {
  const { words, leave } = await place(useArrivals);
  while (words() !== 'there') await turn();
  leave();
});

it('is what React itself would not do', async () => {
  const { words, leave } = await place(() => undefined);
  for (let turns = 0; turns < 200; turns++) await turn();
  expect(words()).toBe('waiting');
  leave();
});
