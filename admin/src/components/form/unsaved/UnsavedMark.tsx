import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { same } from '../../versions/conflict/merge-edits.ts';
import { tellUnsaved } from './unsaved-forms.ts';

/** An emptied field and one that was never filled are the same, and so is a row of nothing else. */
function withoutBlanks(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).flatMap(([name, part]) => {
    const kept = withoutBlanks(part);
    return kept === undefined ? [] : [[name, kept]];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Tells, from within a form, whether something else stands in it than what is saved. */
export function UnsavedMark({ saved }: { saved: object }) {
  const form = useRef({});
  const typed = useWatch();
  const { isSubmitting } = useFormState();
  const unsaved = !same(withoutBlanks(typed), withoutBlanks(saved));
  useEffect(
    () => (unsaved ? tellUnsaved(form.current, isSubmitting ? 'sent' : 'typed') : undefined),
    [unsaved, isSubmitting],
  );
  return null;
}
