import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Puts a text on the clipboard and says so; a browser may forbid it (no HTTPS, no permission). */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        notify('parde.coupons.copied', { type: 'success' });
      } catch {
        notify('parde.coupons.copy_failed', { type: 'warning' });
      }
    },
    [notify],
  );
}
