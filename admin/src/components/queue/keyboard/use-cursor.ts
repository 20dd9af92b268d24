import { useEffect, useRef, useState } from 'react';
import { cursorAfterChange, rowAfter, rowBeside } from './cursor.ts';

/**
 * The row being read, kept by its comment's id: rows may come and go under it.
 * @param page of the list: another one begins at its first row
 * @param onLost somebody else has decided the comment under the cursor
 */
export function useCursor(ids: readonly number[], page: number, onLost: () => void) {
  const [current, setCurrent] = useState<number | null>(ids[0] ?? null);
  const before = useRef({ ids, page });

  useEffect(() => {
    // A page's number is there before its rows are.
    if (before.current.ids === ids) return;
    const change =
      before.current.page === page
        ? cursorAfterChange(before.current.ids, ids, current)
        : { current: ids[0] ?? null, lost: false };
    before.current = { ids, page };
    setCurrent(change.current);
    if (change.lost) onLost();
  }, [ids, page, current, onLost]);

  return {
    current,
    pointAt: setCurrent,
    move: (step: 1 | -1) => setCurrent(rowBeside(ids, current, step)),
    /** To be called before the decided rows go, so that their going is not taken for somebody else's doing. */
    moveOff: (decided: ReadonlySet<number>) =>
      setCurrent((now) => (now === null || decided.has(now) ? rowAfter(ids, decided, now) : now)),
  };
}
