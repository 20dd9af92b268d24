import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After the login the page opens at this part of it again. @param ready once it is as high as it will be. */
export function useScrollHere<Part extends HTMLElement>(hash: string, ready = true): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link scrolls there again
  useEffect(() => {
    if (location.hash === hash && ready) part.current?.scrollIntoView({ block: 'start' });
  }, [location.hash, location.key, hash, ready]);
  return part;
}
