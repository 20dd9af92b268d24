import { type ReactNode, useEffect, useRef, useState } from 'react';

const MARGIN = '600px';

/** Mounts (and loads) its children once they are close to the viewport; until then a placeholder keeps their space. */
export function LazyMount({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className={className} />;
}
