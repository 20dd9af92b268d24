import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

export function progressQuery(postId: number) {
  return queryOptions({
    queryKey: ['session', 'watching', 'progress', postId],
    queryFn: ({ signal }) => call(api.POST('/api/user/progress', { body: { post_id: postId }, signal })),
    // Whoever comes back from the player sees where they are.
    staleTime: 0,
  });
}
