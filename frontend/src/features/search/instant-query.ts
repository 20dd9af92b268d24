import { queryOptions } from '@tanstack/react-query';
import type { PersonRef, PostCard } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';
import { titlePath } from '../../lib/router/title-path.ts';

export type Suggestion =
  | { kind: 'post'; key: string; to: string; post: PostCard }
  | { kind: 'person'; key: string; to: string; person: PersonRef }
  | { kind: 'all'; key: string; to: string };

/** The call needs a non-empty query (specification §5). */
export function instantQuery(query: string) {
  return queryOptions({
    queryKey: ['instant', query],
    queryFn: ({ signal }) => call(api.POST('/api/search', { body: { query }, signal })),
    enabled: query !== '',
    placeholderData: (previous) => previous,
  });
}

/** Suggestions in the order of the arrow keys; the last one leads to all results. */
export function suggestionsOf(query: string, found?: { posts: PostCard[]; people: PersonRef[] }): Suggestion[] {
  if (query === '') return [];
  const posts = (found?.posts ?? []).map((post) => ({
    kind: 'post' as const,
    key: `post-${post.id}`,
    to: titlePath(post),
    post,
  }));
  const people = (found?.people ?? []).map((person) => ({
    kind: 'person' as const,
    key: `person-${person.id}`,
    to: `/person/${person.slug}`,
    person,
  }));
  return [...posts, ...people, { kind: 'all', key: 'all', to: `/search?q=${encodeURIComponent(query)}` }];
}
