import { useState } from 'react';

/** Which entries are chosen for removal; null while nothing is being chosen. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  return {
    chosen,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    toggle: (id: number) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
  };
}
