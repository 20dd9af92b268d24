import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPageOfEntry, openOverEntry } from './back-entry.ts';

/** On a phone back closes what is open over the page, and does not leave the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openOverEntry({ close: () => close() }) : undefined), [open]);
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history has changed with the place
  useEffect(keepPageOfEntry, [place]);
}
