import { type FocusEvent, useEffect, useRef } from 'react';

/** The field of the same name or, for the button that had sent a form, the one that sends it now. */
function successorOf(gone: HTMLElement, page: HTMLElement): HTMLElement | null {
  const name = gone.getAttribute('name');
  if (name) return page.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  return gone.matches('[type=submit]') ? page.querySelector<HTMLElement>('[type=submit]') : null;
}

/**
 * What has the focus may go with what is done by it: a button whose work is done, a form that is opened anew once it is
 * saved. Whoever works by keyboard then goes on at what has taken its place or, where nothing has, at the page's heading.
 */
export function useKeptFocus() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ element: HTMLElement; onPage: boolean } | null>(null);
  useEffect(() => {
    const { element, onPage } = focused.current ?? {};
    if (!element || element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const successor = page.current && onPage ? successorOf(element, page.current) : null;
    (successor ?? heading.current)?.focus({ preventScroll: true });
  });
  return {
    page,
    heading,
    // React brings what happens in a dialog here, too.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = { element: target, onPage: page.current?.contains(target) ?? false };
    },
    // Not told of what goes while it has the focus; a button that is disabled while it works is left only for so long.
    // The browser's own event: a select of MUI puts its name and value in the place of the element.
    onBlur: ({ nativeEvent: { target } }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof Element && target.matches(':disabled'))) focused.current = null;
    },
  };
}
