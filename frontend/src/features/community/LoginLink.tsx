import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';

interface Props {
  /** Where to, and the part of this page to come back to, as `#comments`. */
  to: '/login' | '/register';
  backTo: string;
  text: string;
}

/** Links to the account forms and saves this place to return to. */
export function LoginLink({ to, backTo, text }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      onClick={() => saveReturnPath(pathname + search + backTo)}
      className={buttonStyle(to === '/login' ? 'quiet' : 'plain')}
    >
      {text}
    </Link>
  );
}

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
