import { useState } from 'react';
import { forgetUnsaved } from '../../components/form/unsaved/unsaved-forms.ts';
import { useUnsavedMark } from '../../components/form/unsaved/use-unsaved-mark.ts';

/**
 * Answers to mends stand on the page alone until the subtitle is decided: who leaves it before is asked.
 * @returns what ends that, once it is decided.
 */
export function useKeptAnswers(answered: boolean, busy: boolean): () => void {
  const [decided, setDecided] = useState(false);
  useUnsavedMark(answered && !decided ? (busy ? 'sent' : 'typed') : null);
  return () => {
    setDecided(true);
    forgetUnsaved();
  };
}
