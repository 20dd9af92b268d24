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
