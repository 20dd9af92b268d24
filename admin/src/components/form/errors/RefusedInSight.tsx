import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

const REFUSED = ':is([aria-invalid="true"], [data-refused]):not(:disabled)';

/**
 * The button that sent a form may be far below the field that the server refuses: that field gets the focus, as one that the
 * form itself refuses does.
 */
export function RefusedInSight({ within }: { within: RefObject<HTMLElement | null> }) {
  const { submitCount, isSubmitting } = useFormState();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || document.activeElement?.matches(REFUSED)) return;
    within.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [submitCount, isSubmitting, within]);
  return null;
}
