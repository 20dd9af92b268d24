import { type RefObject, type UIEvent, useEffect, useRef } from 'react';

/**
 * A row that may be wider than its place: what is chosen in it comes into view, and `fade-edges` learns where it goes on.
 * @param shown tells one content of the row from another, with what is chosen
 */
export function useScrollingRow<Row extends HTMLElement>(shown: string) {
  const row: RefObject<Row | null> = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are of another width.
  useEffect(() => (row.current ? keepInRow(row.current) : undefined), [shown]);
  return { ref: row, onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => markEdges(currentTarget) };
}

/**
 * Measures the row when the browser has laid it out: asked for before, it would lay out all of a new page within the task that
 * draws it. @returns what ends it
 */
function keepInRow(row: HTMLElement): () => void {
  let scrolled = false;
  const observer = new ResizeObserver(() => {
    if (!scrolled) scrollIntoRow(row);
    scrolled = true;
    markEdges(row);
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** Tells the style where the row goes on beyond its place. */
function markEdges(row: HTMLElement): void {
  const hidden = row.scrollWidth - row.clientWidth;
  // From right to left the row scrolls to negative places.
  const passed = Math.abs(row.scrollLeft);
  row.dataset.more = [passed > 1 && 'start', hidden - passed > 1 && 'end'].filter(Boolean).join(' ');
}

/** Scrolls what is chosen to the middle of the row without scrolling the page. */
function scrollIntoRow(row: HTMLElement): void {
  const chosen = row.querySelector('[aria-current]');
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  const [place, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  row.scrollBy({ left: box.left + box.width / 2 - (place.left + place.width / 2), behavior: 'instant' });
}
