import type { ButtonHTMLAttributes, MouseEvent } from 'react';
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

/** Also what Enter in a field of the form does comes as a press on its button. */
const takeNoPress = (event: MouseEvent) => event.preventDefault();

export function Button({ kind, size, icon, busy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={buttonStyle(kind, size, className)}
      // Not `disabled`: what is has no focus, and does not get it back.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? takeNoPress : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  );
}
