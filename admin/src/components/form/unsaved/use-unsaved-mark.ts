import { useEffect, useRef } from 'react';
import { type Standing, tellUnsaved } from './unsaved-forms.ts';

/** Tells whether something stands on this part of the page that the server does not have (yet). */
export function useUnsavedMark(standing: Standing | null): void {
  const part = useRef({});
  useEffect(() => (standing ? tellUnsaved(part.current, standing) : undefined), [standing]);
}
