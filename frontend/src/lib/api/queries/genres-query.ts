import { queryOptions } from '@tanstack/react-query';
import type { PostType } from '../../../api/types.ts';
import { api, call } from '../client.ts';

/** The genres that have titles, with their counts; menus leave out the hidden ones. Here and not in a feature, because lists, search and side blocks all name genres. */
export function genresQuery(type: PostType) {
  return queryOptions({
    queryKey: ['genres', type],
    queryFn: async ({ signal }) => (await call(api.POST('/api/sidebar/genres', { body: { type }, signal }))).genres,
    staleTime: 60 * 60_000,
  });
}
