import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { tellUnsaved } from './unsaved-forms.ts';
import { useChanged } from './use-changed.ts';

/** Tells, from within a form, whether something else stands in it than what is saved. */
export function UnsavedMark() {
  const form = useRef({});
  const unsaved = useChanged();
  const { isSubmitting } = useFormState();
  useEffect(
    () => (unsaved ? tellUnsaved(form.current, isSubmitting ? 'sent' : 'typed') : undefined),
    [unsaved, isSubmitting],
  );
  return null;
}
