import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

const MARGIN = '600px';

interface Props {
  className?: string;
  /** What keeps the space; without it the size stands in the class. */
  space?: ReactNode;
  children: ReactNode;
}

/** Mounts (and loads) its children once they are close to the viewport; until then a placeholder keeps their space. */
export function LazyMount({ className, space, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    // It is not seen yet: building it gives way to whatever the reader does.
    const arrive = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), { rootMargin: MARGIN });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? (
    children
  ) : (
    <div ref={place} className={className} data-gap="">
      {space}
    </div>
  );
}
