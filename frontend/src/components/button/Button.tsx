import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';
import { useDoublePress } from './use-double-press.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** Of one that begins something: it shows its own progress and takes no second press. */
  busy?: boolean;
}

export function Button({ kind, size, icon, busy, className, children, onClick, ...rest }: Props) {
  const isSecond = useDoublePress();
  // A form sees to it itself that it is sent once, and may be sent again as soon as it was refused.
  const begins = busy !== undefined && rest.type !== 'submit';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also what Enter in a field of the form does comes as a press on its button.
    if (busy || (begins && isSecond(event))) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonStyle(kind, size, className)}
      // Not `disabled`: what is has no focus, and does not get it back.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  );
}
