import type { SVGProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import { ICONS, type IconName, MIRRORED } from './icon-paths.ts';

interface Props extends SVGProps<SVGSVGElement> {
  name: IconName;
  size?: number;
}

/** A line icon of 24 × 24. Directional icons are mirrored in Persian. Always beside a text or in a labelled control. */
export function Icon({ name, size = 22, className, ...rest }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', MIRRORED.has(name) && 'rtl:-scale-x-100', className)}
      {...rest}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
