import { useState } from 'react';

/** For a form that shows a record as it was opened. @returns a key under which it stands, and what has it opened anew. */
export function useReopening(): [key: number, reopen: () => void] {
  const [opening, setOpening] = useState(0);
  return [opening, () => setOpening(opening + 1)];
}
