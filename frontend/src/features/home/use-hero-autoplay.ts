import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const SLIDE_INTERVAL_MS = 8000;

/**
 * Advances the slides, except while the pointer or the focus is on them, in a hidden tab and under reduced motion; the viewer
 * can stop it (WCAG 2.2.2).
 */
export function useHeroAutoplay(count: number, setShown: Dispatch<SetStateAction<number>>) {
  const [paused, setPaused] = useState(false);
  const [stopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (paused || stopped || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((shown) => (shown + 1) % count);
    }, SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [paused, stopped, count, setShown]);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return {
    stopped,
    toggle: () => setStopped((value) => !value),
    pauseHandlers: { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume },
  };
}
