import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
/** Long enough for a cached page to lay out, short enough not to interfere with manual scrolling. */
const RESTORE_TIMEOUT_MS = 1500;

/** Links inside one page (tabs, seasons, sorting) pass this as `state` and keep the reader where they are. */
export const KEEP_SCROLL = { keepScroll: true } as const;

function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

function restore(top: number): () => void {
  const give = () => window.scrollTo(0, top);
  give();
  const observer = new ResizeObserver(() => {
    give();
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true, once: true });
  window.addEventListener('touchstart', stop, { passive: true, once: true });
  return stop;
}

/** Back and forward return to where the reader was; a new page starts at its top, with the focus on its content. */
export function ScrollMemory() {
  const location = useLocation();
  const type = useNavigationType();
  const first = useRef(true);

  // A layout effect, so that the old page stops listening before the browser clamps its scroll position to the new height.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (type === 'POP') return restore(positions.get(location.key) ?? 0);
    if (keepsScroll(location.state)) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [location, type]);

  return null;
}
