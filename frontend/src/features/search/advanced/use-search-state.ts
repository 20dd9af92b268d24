import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../lib/router/ScrollMemory.tsx';
import { readSearch, type SearchState, writeSearch } from './search-filter.ts';

export interface SearchControl {
  state: SearchState;
  /** Any change of the filter starts at page 1 again. */
  change(part: Partial<SearchState>): void;
  clear(): void;
}

/** The address is the only place where the filter lives. */
export function useSearchState(): SearchControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);
  const change = useCallback(
    (part: Partial<SearchState>) =>
      setParams((now) => writeSearch({ ...readSearch(now), page: 1, ...part }), { replace: true, state: KEEP_SCROLL }),
    [setParams],
  );
  const clear = useCallback(
    () =>
      setParams((now) => new URLSearchParams(now.get('q') ? { q: now.get('q') ?? '' } : {}), {
        replace: true,
        state: KEEP_SCROLL,
      }),
    [setParams],
  );
  return { state, change, clear };
}
