import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

const MARGIN = '800px';

/** @returns what is to be watched, whether it has come close to the viewport, from when on it stays so, and what has it be so at once. */
export function useNearView<E extends Element>(): [RefObject<E | null>, near: boolean, arrive: () => void] {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    // It is not seen yet: building it gives way to what is typed meanwhile.
    const comeClose = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeClose(),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near, () => setNear(true)];
}
