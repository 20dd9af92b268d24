import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';

interface Props {
  /** What it is, in words. */
  label: string;
  chosen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** One of the things on a list while it is being chosen from: a press chooses it and leads nowhere. */
export function ChosenItem({ label, chosen, onToggle, children }: Props) {
  return (
    <div className="relative">
      <div inert className={classNames('rounded-card outline-offset-4', chosen && 'outline-3 outline-accent')}>
        {children}
      </div>
      <input
        type="checkbox"
        checked={chosen}
        onChange={onToggle}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute end-2 top-2 grid size-8 place-items-center rounded-full border-2',
          chosen ? 'border-accent bg-accent text-on-accent' : 'border-white bg-black/60 text-transparent',
        )}
      >
        <Icon name="check" size={20} strokeWidth={3} />
      </span>
    </div>
  );
}
