import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { BlockHeading } from './BlockHeading.tsx';

/** A block of articles, whose name leads to all of them. */
export function ArticleBlock({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <BlockHeading id={heading} to={to} title={title} />
      <ul className="grid grid-cols-1 gap-1">{children}</ul>
    </section>
  );
}

interface RowProps {
  to: string;
  picture: ReactNode;
  title: string;
  note: string;
}

export function ArticleRow({ to, picture, title, note }: RowProps) {
  return (
    <li>
      <Link to={to} className="-mx-2 flex items-center gap-3 rounded-card p-2 transition-colors hover:bg-high/6">
        {picture}
        <span className="min-w-0 grow">
          <span dir="auto" className="line-clamp-2 text-sm font-bold">
            {title}
          </span>
          <span className="block truncate text-xs text-low">{note}</span>
        </span>
      </Link>
    </li>
  );
}
