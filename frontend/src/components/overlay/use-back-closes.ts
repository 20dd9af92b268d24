import { useEffect, useEffectEvent } from 'react';
import { openOverEntry } from './back-entry.ts';

/** On a phone back closes what is open over the page, and does not leave the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openOverEntry({ close: () => close() }) : undefined), [open]);
}
