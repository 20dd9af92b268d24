import { useEffect, useState } from 'react';

/** Whole seconds down to 0, then `onEnd` once; null is a countdown that does not run. */
export function useCountdown(seconds: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  useEffect(() => setLeft(seconds), [seconds]);
  useEffect(() => {
    if (left === null || seconds === null) return;
    if (left <= 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, seconds, onEnd]);
  return seconds === null ? null : left;
}
