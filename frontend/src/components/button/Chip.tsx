import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../layout/class-names.ts';

function chipStyle(selected: boolean, extra?: string): string {
  return classNames(
    'inline-flex min-h-9 items-center gap-1.5 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors pointer-coarse:min-h-11',
    selected ? 'bg-high text-ink' : 'bg-high/8 text-mid hover:bg-high/14 hover:text-high',
    extra,
  );
}

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean;
  /** It does something rather than being on or off. */
  action?: boolean;
  children: ReactNode;
}

/** A choice that is on or off. */
export function Chip({ selected = false, action = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={action ? undefined : selected}
      className={chipStyle(selected, className)}
      {...rest}
    />
  );
}

interface ChipLinkProps extends LinkProps {
  selected?: boolean;
}

export function ChipLink({ selected = false, className, ...rest }: ChipLinkProps) {
  return <Link aria-current={selected ? 'page' : undefined} className={chipStyle(selected, className)} {...rest} />;
}
