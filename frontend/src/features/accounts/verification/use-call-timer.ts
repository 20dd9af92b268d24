import { useEffect, useState } from 'react';
import { callTimer } from './call-timer.ts';

/** Counts the seconds down on the page. */
export function useCallTimer(since: number, called: boolean): number {
  const [now, setNow] = useState(Date.now);
  const left = callTimer(since, called, now);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [running]);
  return left;
}
