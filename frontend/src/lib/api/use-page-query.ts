import { hashKey, type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

export type PageQuery<Answer> = Pick<UseQueryResult<Answer, Error>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;

/**
 * As `useQuery`, for what fills a page: what has come is drawn in slices, and taps and frames come between, where React would draw
 * the answer of a query in one go. Until then a query with `placeholderData` goes on with what it had, as while it waits.
 */
export function usePageQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
): PageQuery<Answer> {
  const { data: arrived, error, isPlaceholderData, refetch } = useQuery(options);
  const key = hashKey(options.queryKey);
  const drawn = useDeferredValue(useMemo(() => ({ key, arrived }), [key, arrived]));
  const mayStay = drawn.key === key || options.placeholderData !== undefined;
  return {
    data: arrived && mayStay ? drawn.arrived : undefined,
    error,
    refetch,
    isPlaceholderData: isPlaceholderData || drawn.arrived !== arrived,
  };
}
