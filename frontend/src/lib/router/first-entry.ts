/** React Router's key of the entry that a document was opened with, where nobody has named it. */
let first = 'default';

/**
 * Each document's first entry has that key: what is kept for one would be found for another. So it gets a key of its own, before
 * the router reads it.
 */
export function nameFirstEntry(): void {
  const state: { key?: string } | null = history.state;
  first = state?.key ? '' : Math.random().toString(36).slice(2, 10);
  if (first) history.replaceState({ ...state, key: first }, '');
}

/** Whether this document was opened with the entry, which was nowhere before. */
export const isFirstEntry = (key: string): boolean => key === first;
