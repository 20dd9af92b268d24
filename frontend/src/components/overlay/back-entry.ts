/*
 * One entry of the history for whatever lies over the page, so that the first back closes it and leaves the page where it is.
 * The router does not hear of it: the entry has the address and state of the page. What leads elsewhere from an overlay takes
 * the entry's place, and an overlay that is closed otherwise takes it away again.
 */
import { hearBack } from '../../lib/router/back-first.ts';

interface Overlay {
  close(): void;
}

/** Where the system has a back key, or a gesture for it. On a desktop back is meant for the page. */
const BY_HAND = '(pointer: coarse), (max-width: 767px)';

/** The topmost last. */
const overlays: Overlay[] = [];
/** The page under them as its address and state are now; null while the entry is not the current one. */
let page: { state: { idx?: number } | null; href: string } | null = null;
let leaving = false;

/** @returns what to call once the overlay is closed. */
export function openOverEntry(overlay: Overlay): (() => void) | undefined {
  if (!matchMedia(BY_HAND).matches) return undefined;
  overlays.push(overlay);
  enter();
  return () => {
    remove(overlay);
    // Later, since a menu may give way to a dialog, or a link to its page.
    setTimeout(leave);
  };
}

function enter(): void {
  if (page) return;
  history.pushState(history.state, '');
  keepPage();
  // What changes the address under an overlay, as a filter does, holds after it.
  history.replaceState = (...entry) => {
    History.prototype.replaceState.apply(history, entry);
    keepPage();
  };
  history.pushState = (...entry) => {
    forget();
    history.replaceState(...entry);
  };
  hearBack(onBack);
}

function keepPage(): void {
  page = { state: history.state, href: location.href };
}

function leave(): void {
  if (!page || leaving || overlays.length > 0) return;
  leaving = true;
  history.back();
}

function forget(): void {
  page = null;
  leaving = false;
  hearBack(null);
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
}

function onBack(event: PopStateEvent): void {
  const left = page;
  const asked = !leaving;
  forget();
  // Several steps at once lead to another page.
  if (!left || event.state?.idx !== left.state?.idx) return;
  event.stopImmediatePropagation();
  history.replaceState(left.state, '', left.href);
  if (asked) overlays.pop()?.close();
  if (overlays.length > 0) enter();
}

function remove(overlay: Overlay): void {
  const at = overlays.indexOf(overlay);
  if (at >= 0) overlays.splice(at, 1);
}
