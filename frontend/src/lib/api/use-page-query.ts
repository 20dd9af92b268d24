import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

export type PageQuery<Answer> = Pick<UseQueryResult<Answer, Error>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;

/**
 * As `useQuery`, for what fills a page: what has come is drawn in slices, and taps and frames come between, where React would draw
 * the answer of a query in one go. `isPlaceholderData` is true until then, too.
 */
export function usePageQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
): PageQuery<Answer> {
  const { data: arrived, error, isPlaceholderData, refetch } = useQuery(options);
  const data = useDeferredValue(arrived);
  // Of another address nothing is shown on.
  return { data: arrived && data, error, refetch, isPlaceholderData: isPlaceholderData || data !== arrived };
}
