import { useNotify } from 'react-admin';

const CONFLICT_MS = 8_000;

/** Says how many rows were left as they are. @param words translation key */
export function useConflictCount(words: string): (conflicts: readonly unknown[]) => void {
  const notify = useNotify();
  return ({ length }) =>
    notify(words, { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs: { smart_count: length } });
}
