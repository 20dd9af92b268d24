import { useCallback, useMemo, useState } from 'react';

/** The chosen rows of this page. Ids that are no longer listed do not count. */
export function useSelection(listed: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => new Set(listed.filter((id) => chosen.has(id))), [listed, chosen]);

  const toggle = useCallback((id: number) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const drop = useCallback((gone: readonly number[]) => {
    setChosen((before) => new Set([...before].filter((id) => !gone.includes(id))));
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);

  return { ids, toggle, drop, clear };
}
