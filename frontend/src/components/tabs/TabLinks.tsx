import { Link } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/router/scroll/ScrollMemory.tsx';
import { classNames } from '../layout/class-names.ts';
import { useScrollingRow } from './use-scrolling-row.ts';

interface TabLink {
  to: string;
  text: string;
  selected: boolean;
}

/** Tabs that have an address each: links, so that they can be shared and opened in a new window. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const selected = tabs.findIndex((tab) => tab.selected);
  const row = useScrollingRow<HTMLUListElement>(`${selected} ${tabs.map(({ text }) => text)}`);
  return (
    <nav aria-label={label} className="border-b border-hairline">
      <ul {...row} className="scrollbar-none fade-edges relative -mb-px flex gap-1 overflow-x-auto">
        {tabs.map(({ to, text, selected }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              state={KEEP_SCROLL}
              aria-current={selected ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center border-b-2 px-4 text-sm font-bold whitespace-nowrap transition-colors -outline-offset-2!',
                selected ? 'border-accent text-high' : 'border-transparent text-low hover:text-high',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
