import type { ReactNode } from 'react';
import { LazyMount } from './LazyMount.tsx';

interface Props {
  /** As large as the part will be. */
  space: ReactNode;
  /** The part in words and links: the server writes it for readers without scripts; no other browser reads it, and React leaves it alone. */
  outline: ReactNode;
  children: ReactNode;
}

/** As `LazyMount`, for what a reader without scripts is told of as well. */
export function LazyOutlined({ space, outline, children }: Props) {
  return (
    <LazyMount
      space={
        <>
          <div className="noscript:hidden">{space}</div>
          <noscript>{outline}</noscript>
        </>
      }
    >
      {children}
    </LazyMount>
  );
}
