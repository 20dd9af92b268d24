import { useFormState } from 'react-hook-form';
import { useChanged } from './use-changed.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

/** Tells, from within a form, whether something else stands in it than what is saved. */
export function UnsavedMark() {
  const unsaved = useChanged();
  const { isSubmitting } = useFormState();
  useUnsavedMark(unsaved ? (isSubmitting ? 'sent' : 'typed') : null);
  return null;
}
