import type { CSSProperties } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Portrait } from './Portrait.tsx';

interface Props {
  username: string;
  name: string;
  path: string | null;
  /** The box, as `size-10`; text sizes along with it. */
  className?: string;
  sizes?: string;
}

const HUES = 12;

/** The same member has the same colour everywhere. */
function hueOf(username: string): number {
  let sum = 0;
  for (const letter of username) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % HUES) * (360 / HUES) + 12;
}

/** A member's picture, or the first letter of the name on a colour of their own. Decorative: the name stands beside it. */
export function Avatar({ username, name, path, className = 'size-10', sizes = '96px' }: Props) {
  if (path) return <Portrait path={path} tint="#1f1d27" sizes={sizes} className={className} />;
  const letter = [...name.trim()][0] ?? username[0] ?? '';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        '@container flex shrink-0 items-center justify-center rounded-full bg-[oklch(0.42_0.09_var(--hue))] font-bold text-white',
        className,
      )}
      style={{ '--hue': hueOf(username) } as CSSProperties}
    >
      <span className="text-[42cqw] leading-none">{letter.toUpperCase()}</span>
    </span>
  );
}
