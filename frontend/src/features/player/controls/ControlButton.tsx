import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../../../components/layout/class-names.ts';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: PlayerIconName;
  label: string;
  /** Small words in the middle of the sign, such as the seconds of a jump. */
  inside?: string;
}

export function ControlButton({ icon, label, inside, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-high transition-colors hover:bg-high/14 disabled:opacity-30 pointer-coarse:size-12',
        className,
      )}
      {...rest}
    >
      <PlayerIcon name={icon} size={inside ? 29 : 26} />
      {inside && (
        <span aria-hidden="true" className="absolute pt-0.5 text-[9px] font-bold">
          {inside}
        </span>
      )}
    </button>
  );
}
