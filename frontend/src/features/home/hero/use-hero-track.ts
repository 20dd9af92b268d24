import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { scrollManner } from '../../../lib/theme/reduced-motion.ts';

/** Which slide stands in the track; its distance from the start has the other sign in right-to-left text. */
const slideIn = (track: HTMLElement) => Math.round(Math.abs(track.scrollLeft) / track.clientWidth);

/**
 * The slides lie side by side in a scroller that snaps: a finger, a wheel and the buttons move the same thing, and the
 * browser knows both directions.
 */
export function useHeroTrack(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const { direction } = useLanguage();
  const shownNow = useRef(0);
  shownNow.current = shown;

  const place = useCallback(
    (index: number, behavior: ScrollBehavior) => {
      const width = track.current?.clientWidth ?? 0;
      track.current?.scrollTo({ left: (direction === 'rtl' ? -1 : 1) * index * width, behavior });
    },
    [direction],
  );

  // The other language begins at the other end. The first slide stands there by itself, and nobody measures for it.
  useLayoutEffect(() => {
    if (shownNow.current > 0) place(shownNow.current, 'instant');
  }, [place]);

  const onScroll = () => {
    if (!track.current?.clientWidth) return;
    setShown(Math.min(slideIn(track.current), count - 1));
  };

  /** Its neighbour glides in; to a farther one there is no way through all between. */
  const show = useCallback(
    (index: number) => {
      const near = Math.abs(index - shownNow.current) === 1;
      place(index, near ? scrollManner() : 'instant');
    },
    [place],
  );

  return { track, shown, show, onScroll };
}
