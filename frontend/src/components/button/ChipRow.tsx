import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useScrollingRow } from '../tabs/use-scrolling-row.ts';

interface Props {
  label: string;
  /** Tells one content of the row from another, with what is chosen. */
  shown: string;
  className?: string;
  children: ReactNode;
}

/** Chips that lead on, in one line from edge to edge of the page: it fades where it goes on. */
export function ChipRow({ label, shown, className, children }: Props) {
  const row = useScrollingRow<HTMLElement>(shown);
  return (
    <nav
      {...row}
      aria-label={label}
      className={classNames(
        'scrollbar-none fade-edges relative -mx-(--page-edge) mb-6 flex gap-2 overflow-x-auto px-(--page-edge) py-1',
        className,
      )}
    >
      {children}
    </nav>
  );
}
