/** Pixels from the top in which a toast stands: the header, a gap, and two lines of words. */
const TOP_ZONE = 220;

export type ToastSide = 'top' | 'bottom';

/**
 * Where a toast covers nothing that is being used. Forms end with their button, so that is the top, below the header; the bottom
 * when what was just pressed or typed in stands at the top itself.
 */
export function toastSide(active: Element | null): ToastSide {
  if (!active || active === document.body) return 'top';
  const { top, bottom, height } = active.getBoundingClientRect();
  // What fills the page, like its main part, is no control.
  if (height > TOP_ZONE) return 'top';
  return bottom > 0 && top < TOP_ZONE ? 'bottom' : 'top';
}
