import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const STAY_MS = 8000;

/**
 * Turns the slides by itself, but never under a hand, a focus, a hidden tab or reduced motion, and the reader can stop it
 * for good (WCAG 2.2.2).
 */
export function useHeroClock(count: number, setShown: Dispatch<SetStateAction<number>>) {
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (held || stopped || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((shown) => (shown + 1) % count);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [held, stopped, count, setShown]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    stopped,
    toggle: () => setStopped((value) => !value),
    holders: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
