import { queryOptions } from '@tanstack/react-query';
import { parseThumbnails } from './thumbnails.ts';

/** Without them the film plays just as well. */
export function thumbnailsQuery(url: string | null) {
  return queryOptions({
    queryKey: ['thumbnails', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url ?? '', { signal });
      return answer.ok ? parseThumbnails(await answer.text(), answer.url) : [];
    },
    enabled: url !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
