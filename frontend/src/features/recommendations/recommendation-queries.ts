import { queryOptions } from '@tanstack/react-query';
import type { PostType } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';

export function similarQuery(postType: PostType, postId: number) {
  const path = postType === 1 ? '/api/post/similarMovies' : '/api/post/similarSerials';
  return queryOptions({
    queryKey: ['similar', postId],
    queryFn: async ({ signal }) => (await call(api.POST(path, { body: { post_id: postId }, signal }))).posts,
    // The document has them in words; the shelf asks when a reader comes near.
    meta: { carried: () => undefined },
  });
}

export const forYouQuery = queryOptions({
  queryKey: ['session', 'recommendations'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/recommendations', { body: {}, signal }))).posts,
});
