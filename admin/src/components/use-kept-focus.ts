import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The field of the same name or, for the button that had sent a form, the one that sends it now. */
function likeIn(page: HTMLElement, gone: HTMLElement): HTMLElement | null {
  const name = gone.getAttribute('name');
  if (name) return page.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  return gone.matches('[type=submit]') ? page.querySelector<HTMLElement>('[type=submit]') : null;
}

/** The router's key of the address at which the console was opened. */
const OPENED_AT = 'default';

/** The row of a queue that is read next. */
const CURRENT_ROW = '[aria-current="true"][tabindex="0"]';

/**
 * What has the focus may go with what is done by it: a button whose work is done, the bar of a selection, a form that is
 * opened anew once it is saved. Whoever works by keyboard then goes on at what has taken its place or, where nothing has, at
 * the row of a queue that is read next, else at the page's heading; there, too, where what led to this page went with the
 * one before it.
 */
export function useKeptFocus() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ element: HTMLElement; onPage: boolean } | null>(null);
  /** The button that works as long as a dialog asks: it cannot take the focus at once when that is gone. */
  const below = useRef<HTMLElement | null>(null);
  const { key } = useLocation();
  /** Nothing on this page has had the focus yet, nor has anything that stays beside it. */
  const arrives = useRef(key !== OPENED_AT);
  useEffect(() => {
    if (!arrives.current) return;
    const { activeElement } = document;
    arrives.current = activeElement === document.body;
    if (arrives.current) heading.current?.focus({ preventScroll: true });
    // What is left of a dialog, say, goes a moment later.
    else if (activeElement instanceof HTMLElement) focused.current = { element: activeElement, onPage: false };
  }, []);
  useEffect(() => {
    const keep = () => {
      // The heading of a list is drawn after it.
      if (arrives.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      if (below.current?.isConnected && focused.current && !focused.current.element.isConnected) {
        focused.current = { element: below.current, onPage: true };
        below.current = null;
      }
      const { element, onPage } = focused.current ?? {};
      if (!element || document.activeElement !== document.body) return;
      if (element.isConnected) {
        // A button that was disabled while it worked, in vain.
        if (!element.matches(':disabled')) element.focus({ preventScroll: true });
        return;
      }
      focused.current = null;
      const like = page.current && onPage ? likeIn(page.current, element) : null;
      const successor = like ?? page.current?.querySelector<HTMLElement>(CURRENT_ROW) ?? heading.current;
      successor?.focus({ preventScroll: true });
    };
    // Parts of a page change without the whole being drawn. Whoever gives the focus to what is new does so first.
    const changes = new MutationObserver(() => setTimeout(keep));
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => changes.disconnect();
  }, []);
  return {
    page,
    heading,
    // React brings what happens in a dialog here, too.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      arrives.current = false;
      const onPage = page.current?.contains(target) ?? false;
      if (onPage) below.current = null;
      else if (focused.current?.onPage) below.current = focused.current.element;
      focused.current = { element: target, onPage };
    },
    // Not told of what goes while it has the focus; a button that is disabled while it works is left only for so long.
    // The browser's own event: a select of MUI puts its name and value in the place of the element.
    onBlur: ({ nativeEvent: { target } }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof Element && target.matches(':disabled'))) focused.current = null;
    },
  };
}
