import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: ReactNode;
  /** Controls at the end of the line. */
  children?: ReactNode;
}

export function PageHeading({ title, note, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 md:pt-12">
      <div>
        <h1 className="text-xl font-black md:text-2xl">{title}</h1>
        {note && <p className="mt-1 text-sm text-low">{note}</p>}
      </div>
      {children}
    </header>
  );
}
