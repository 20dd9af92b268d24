import { useEffect, useState } from 'react';
import { callTimer, secondsLeft } from './call-timer.ts';

/** Counts the seconds down on the page. @param left whole seconds at a time in milliseconds since the epoch. */
function useTimer(left: (now: number) => number): number {
  const [now, setNow] = useState(Date.now);
  const running = left(now) > 0;
  useEffect(() => {
    if (!running) return;
    // What is counted to may have moved since the last look at the clock.
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [running]);
  return left(now);
}

/** Seconds to the call, as `callTimer` says them. */
export function useCallTimer(since: number, called: boolean): number {
  return useTimer((now) => callTimer(since, called, now));
}

/** Seconds until a time in milliseconds since the epoch; a minute at most. */
export function useSecondsTo(until: number): number {
  return useTimer((now) => secondsLeft(until, now));
}
