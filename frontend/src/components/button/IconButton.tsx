import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { classNames } from '../layout/class-names.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, in words; also its tooltip. */
  label: string;
  size?: number;
}

export function IconButton({ icon, label, size, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'tap inline-flex items-center justify-center rounded-full text-mid transition-colors hover:bg-high/8 hover:text-high disabled:opacity-30',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
