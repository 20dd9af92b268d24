import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../lib/router/scroll/ScrollMemory.tsx';
import { readSearch, type SearchState, withoutFilters, writeSearch } from './search-filter.ts';

export interface SearchControl {
  state: SearchState;
  /** Any change of the filter starts at page 1 again. */
  change(part: Partial<SearchState>): void;
  /** Takes off all filters; the words and the order are none. */
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
    () => setParams((now) => writeSearch(withoutFilters(readSearch(now))), { replace: true, state: KEEP_SCROLL }),
    [setParams],
  );
  return { state, change, clear };
}
