import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/router/ScrollMemory.tsx';
import { classNames } from './class-names.ts';

export interface TabLink {
  to: string;
  text: string;
  selected: boolean;
}

/** Tabs that have an address each: links, so that they can be shared and opened in a new window. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const selected = tabs.findIndex((tab) => tab.selected);
  const texts = tabs.map(({ text }) => text).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are of another width.
  useEffect(() => (list.current ? keepInRow(list.current, selected) : undefined), [selected, texts]);
  return (
    <nav aria-label={label} className="border-b border-hairline">
      <ul
        ref={list}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        className="scrollbar-none fade-edges relative -mb-px flex gap-1 overflow-x-auto"
      >
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

/**
 * Measures the row when the browser has laid it out: asked for before, it would lay out all of a new page within the task that
 * draws it. @returns what ends it
 */
function keepInRow(list: HTMLUListElement, selected: number): () => void {
  let scrolled = false;
  const observer = new ResizeObserver(() => {
    if (!scrolled) scrollIntoRow(list, selected);
    scrolled = true;
    markEdges(list);
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** Tells the style where the row goes on beyond the screen. */
function markEdges(list: HTMLUListElement): void {
  const hidden = list.scrollWidth - list.clientWidth;
  // From right to left the row scrolls to negative places.
  const passed = Math.abs(list.scrollLeft);
  list.dataset.more = [passed > 1 && 'start', hidden - passed > 1 && 'end'].filter(Boolean).join(' ');
}

/** On a phone the row is wider than the screen: scrolls the selected tab to its middle without scrolling the page. */
function scrollIntoRow(list: HTMLUListElement, index: number): void {
  const tab = list.children[index];
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollBy({ left: box.left + box.width / 2 - (row.left + row.width / 2), behavior: 'instant' });
}
