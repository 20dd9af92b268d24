import { type FocusEvent, type PointerEvent, startTransition, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../../lib/theme/reduced-motion.ts';

const SLIDE_INTERVAL_MS = 8000;

/**
 * Calls for the next slide, except while the pointer, a finger or the focus is on them, in a hidden tab and under reduced
 * motion; the viewer can stop it (WCAG 2.2.2). A slide that somebody turned to by hand stays its whole time.
 */
export function useHeroAutoplay(shown: number, count: number, show: (index: number) => void) {
  const [paused, setPaused] = useState(false);
  const [stopped, setStopped] = useState(true);
  // Nothing moves in what the server has drawn; a press that takes it over means what was seen.
  useEffect(() => startTransition(() => setStopped(reducedMotion())), []);
  const next = useRef(0);
  next.current = (shown + 1) % count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each slide
  useEffect(() => {
    if (paused || stopped || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(next.current);
    }, SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [paused, stopped, count, show, shown]);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return {
    stopped,
    /** Whoever starts it by the button, on which pointer and focus still are, sees it go. */
    toggle: () => {
      setStopped(!stopped);
      resume();
    },
    pauseHandlers: {
      // A finger that pans takes its pointer away at once; its touch lasts.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && pause(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && resume(),
      onTouchStart: pause,
      onTouchEnd: resume,
      onTouchCancel: resume,
      onFocus: pause,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && resume(),
    },
  };
}
