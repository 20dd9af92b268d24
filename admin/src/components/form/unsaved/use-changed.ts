import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { same } from '../../versions/conflict/merge-edits.ts';

interface Kept {
  /** What stood in the fields when they were last saved, or opened. */
  saved: object;
  /** Whether it changes what is there already. */
  edits: boolean;
}

/** Of the form around. */
export const KeptValues = createContext<Kept | null>(null);

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

/** Whether something else stands in the form around than what is saved. */
export function useChanged(): boolean {
  const typed = useWatch();
  const kept = useContext(KeptValues);
  return !same(withoutBlanks(typed), withoutBlanks(kept?.saved ?? {}));
}

/** Whether to send the form around would change nothing. What is new can be sent untouched: it answers with what is missing. */
export function useNothingToSave(): boolean {
  const changed = useChanged();
  return useContext(KeptValues)?.edits === true && !changed;
}
