import { useEffect, useRef, useState } from 'react';
import { cursorAfterChange, rowAfter, rowBeside } from './cursor.ts';

/**
 * The row being read, kept by its comment's id: rows may come and go under it.
 * @param onLost somebody else has decided the comment under the cursor
 */
export function useCursor(ids: readonly number[], onLost: () => void) {
  const [current, setCurrent] = useState<number | null>(ids[0] ?? null);
  const before = useRef(ids);

  useEffect(() => {
    if (before.current === ids) return;
    const change = cursorAfterChange(before.current, ids, current);
    before.current = ids;
    setCurrent(change.current);
    if (change.lost) onLost();
  }, [ids, current, onLost]);

  return {
    current,
    pointAt: setCurrent,
    move: (step: 1 | -1) => setCurrent(rowBeside(ids, current, step)),
    /** To be called before the decided rows go, so that their going is not taken for somebody else's doing. */
    moveOff: (decided: ReadonlySet<number>) =>
      setCurrent((now) => (now === null || decided.has(now) ? rowAfter(ids, decided, now) : now)),
  };
}
