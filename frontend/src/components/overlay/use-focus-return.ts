import { useEffect, useRef } from 'react';
import { PAGE_CHANGED } from '../../lib/router/page-changed.ts';

/**
 * For what lies over the page: the focus goes back to what had opened it, unless it has found another place already.
 * The opener is kept where the overlay comes in two steps, as one whose parts are still loading does.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A link in the overlay: while it is open no other place can have the focus, not even the new page.
    const leadOn = () => {
      opener.current = document.getElementById('content');
    };
    addEventListener(PAGE_CHANGED, leadOn);
    return () => removeEventListener(PAGE_CHANGED, leadOn);
  }, []);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement) ?? opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (openerOf(document.activeElement) === null) opener.current?.focus({ preventScroll: true });
    },
  };
}

/** @returns null where nothing has the focus. An item of a menu goes with it: its button stays. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
