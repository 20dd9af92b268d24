import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_CHANGED } from '../page-changed.ts';
import { rememberedScroll, rememberScroll } from './scroll-positions.ts';

/** Long enough for a page that has to ask for its data again; whoever scrolls meanwhile goes first. */
const RESTORE_TIMEOUT_MS = 10_000;
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Links inside one page (tabs, seasons, sorting) pass this as `state` and keep the reader where they are. */
export const KEEP_SCROLL = { keepScroll: true } as const;

function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

function restore(top: number): (() => void) | undefined {
  const isThere = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (isThere()) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of OWN_SCROLLING) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  for (const event of OWN_SCROLLING) window.addEventListener(event, stop, { passive: true, once: true });
  return stop;
}

/** Whether this document was open before: then it opens where it was. */
function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Back, forward and reload return to where the reader was; a new page starts at its top, with the focus on its content. */
export function ScrollMemory() {
  const location = useLocation();
  const type = useNavigationType();
  const first = useRef(true);

  // A layout effect, so that the old page stops listening before the browser clamps its scroll position to the new height.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => rememberScroll(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return isComeBack() ? restore(rememberedScroll(location.key)) : undefined;
    }
    if (type !== 'POP' && keepsScroll(location.state)) return;
    dispatchEvent(new Event(PAGE_CHANGED));
    const isBack = type === 'POP';
    // Back leaves the focus where it is, unless what had it went with the page.
    if (!isBack || document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (isBack) return restore(rememberedScroll(location.key));
    window.scrollTo(0, 0);
  }, [location, type]);

  return null;
}
