import { type ButtonHTMLAttributes, type MouseEvent, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** Of one that begins something: it shows its own progress and takes no second press. */
  busy?: boolean;
}

/** Two presses so close are one double click; the second comes before the first one's progress is drawn, or after a quick end of it. */
const DOUBLE_PRESS_MS = 300;

export function Button({ kind, size, icon, busy, className, children, onClick, ...rest }: Props) {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  // A form sees to it itself that it is sent once, and may be sent again as soon as it was refused.
  const begins = busy !== undefined && rest.type !== 'submit';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isSecond = begins && event.timeStamp - pressed.current < DOUBLE_PRESS_MS;
    // Also what Enter in a field of the form does comes as a press on its button.
    if (busy || isSecond) return event.preventDefault();
    pressed.current = event.timeStamp;
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
