import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows its own progress and takes no second press. */
  busy?: boolean;
}

export function Button({ kind, size, icon, busy = false, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      className={buttonStyle(kind, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  );
}
