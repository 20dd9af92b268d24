import type { ReactNode } from 'react';

interface Props {
  /** Beside the list on a desktop, below it elsewhere. */
  aside: ReactNode;
  /** Whether the list is there: what stands beside it does not come first. */
  ready: boolean;
  children: ReactNode;
}

/** A list and what stands beside it. */
export function Beside({ aside, ready, children }: Props) {
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_300px] xl:gap-x-14">
      <div className="min-w-0">{children}</div>
      {ready && aside}
    </div>
  );
}
