import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm text-high has-disabled:opacity-50">
      <span className="relative inline-flex size-6 shrink-0">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full appearance-none rounded-sm border border-hairline-strong bg-surface-1 transition-colors checked:border-accent checked:bg-accent"
          {...rest}
        />
        <Icon
          name="check"
          size={18}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  );
}
