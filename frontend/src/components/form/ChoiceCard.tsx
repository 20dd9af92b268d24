import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../layout/class-names.ts';

interface Props {
  /** Cards of one question share it. */
  name: string;
  value: string;
  checked: boolean;
  onChange(): void;
  disabled?: boolean;
  title: ReactNode;
  note?: ReactNode;
  /** Shown at the end of the line, such as a price. */
  aside?: ReactNode;
}

/** One option of a radio group as a card; a native radio button lies under it. */
export function ChoiceCard({ name, value, checked, onChange, disabled = false, title, note, aside }: Props) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border px-4 py-2.5 transition-colors',
        checked ? 'border-accent-text bg-accent/8' : 'border-hairline-strong hover:border-low',
        disabled ? 'has-disabled:opacity-50' : 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        className="peer sr-only"
      />
      <span
        className={classNames(
          'flex size-5 shrink-0 items-center justify-center rounded-full border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text',
          checked ? 'border-accent bg-accent text-on-accent' : 'border-low',
        )}
      >
        {checked && <Icon name="check" size={14} strokeWidth={3} />}
      </span>
      <span className="min-w-0 grow">
        <span className="block text-sm font-bold">{title}</span>
        {note && <span className="block text-xs text-low">{note}</span>}
      </span>
      {aside && <span className="shrink-0 text-end text-sm">{aside}</span>}
    </label>
  );
}
