import { useEffect, useState } from 'react';

/**
 * Counts seconds down on the page, by the clock: a page that slept is right when it wakes.
 * @param left whole seconds at a time in milliseconds since the epoch; from 0 on the clock rests
 */
export function useSecondsLeft(left: (now: number) => number): number {
  const [now, setNow] = useState(Date.now);
  const running = left(now) > 0;
  useEffect(() => {
    if (!running) return;
    // What is counted to may have moved since the last look at the clock.
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, [running]);
  return left(now);
}
