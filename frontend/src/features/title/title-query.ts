import { queryOptions } from '@tanstack/react-query';
import type { PostType } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';

export function titleQuery(postType: PostType, slug: string) {
  const path = postType === 1 ? '/api/post/getMovie/{slug}' : '/api/post/getSerial/{slug}';
  return queryOptions({
    queryKey: ['title', postType, slug],
    queryFn: ({ signal }) => call(api.POST(path, { params: { path: { slug } }, body: {}, signal })),
  });
}

export function similarQuery(postType: PostType, postId: number) {
  const path = postType === 1 ? '/api/post/similarMovies' : '/api/post/similarSerials';
  return queryOptions({
    queryKey: ['similar', postId],
    queryFn: async ({ signal }) => (await call(api.POST(path, { body: { post_id: postId }, signal }))).posts,
  });
}
