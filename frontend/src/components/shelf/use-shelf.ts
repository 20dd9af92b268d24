import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollManner } from '../../lib/theme/reduced-motion.ts';

const PAGE_SHARE = 0.85;
const DRAG_THRESHOLD = 6;

export interface ShelfControl {
  atStart: boolean;
  atEnd: boolean;
  /** Towards the end of the reading line (1) or its start (-1). */
  turn(towards: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Arrow keys move between cards in reading direction: left is forward in Persian. */
function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const links = [...list.querySelectorAll<HTMLElement>('a')];
  const forward = (event.key === 'ArrowLeft') === isRtl(list);
  const next = links[links.indexOf(document.activeElement as HTMLElement) + (forward ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ behavior: scrollManner(), block: 'nearest', inline: 'center' });
}

/** A mouse drags the shelf as a finger would; the click that ends a drag opens nothing. */
function startDrag(list: HTMLElement, event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const startX = event.clientX;
  const startScroll = list.scrollLeft;
  let dragged = false;
  const move = (moved: globalThis.PointerEvent) => {
    const distance = moved.clientX - startX;
    if (!dragged && Math.abs(distance) < DRAG_THRESHOLD) return;
    dragged = true;
    list.style.scrollSnapType = 'none';
    list.scrollLeft = startScroll - distance;
  };
  const suppressClick = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    list.style.scrollSnapType = '';
    if (!dragged) return;
    list.addEventListener('click', suppressClick, { capture: true, once: true });
    requestAnimationFrame(() => requestAnimationFrame(() => list.removeEventListener('click', suppressClick, true)));
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end, { once: true });
}

/** Snap, drag, wheel (horizontal or with Shift), arrow keys, and buttons that are disabled at the ends. */
export function useShelf(ref: RefObject<HTMLElement | null>, count: number): ShelfControl {
  const [ends, setEnds] = useState({ atStart: true, atEnd: count === 0 });
  const frame = useRef(0);

  useEffect(() => {
    const list = ref.current;
    if (!list || count === 0) return;
    const measure = () => {
      const distance = Math.abs(list.scrollLeft);
      setEnds({ atStart: distance < 8, atEnd: distance + list.clientWidth > list.scrollWidth - 8 });
    };
    const onScroll = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [ref, count]);

  const turn = useCallback(
    (towards: 1 | -1) => {
      const list = ref.current;
      if (!list) return;
      const sign = isRtl(list) ? -towards : towards;
      list.scrollBy({ left: sign * list.clientWidth * PAGE_SHARE, behavior: scrollManner() });
    },
    [ref],
  );
  const onKeyDown = useCallback((event: KeyboardEvent) => ref.current && moveFocus(ref.current, event), [ref]);
  const onPointerDown = useCallback((event: PointerEvent) => ref.current && startDrag(ref.current, event), [ref]);
  return { ...ends, turn, onKeyDown, onPointerDown };
}
