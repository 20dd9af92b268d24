import { queryOptions } from '@tanstack/react-query';
import type { PersonRef, PostCard } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';
import { titlePath } from '../../lib/router/title-path.ts';

export type Suggestion =
  | { kind: 'post'; key: string; to: string; post: PostCard; isOfPerson?: boolean; isNearest?: boolean }
  | { kind: 'person'; key: string; to: string; person: PersonRef; isNearest?: boolean }
  | { kind: 'all'; key: string; to: string };

/** The call needs a non-empty query (specification §5). */
export function instantQuery(query: string, literal: boolean) {
  return queryOptions({
    queryKey: ['instant', query, literal],
    queryFn: ({ signal }) => call(api.POST('/api/search', { body: { query, literal }, signal })),
    enabled: query.trim() !== '',
    placeholderData: (previous) => previous,
  });
}

const BEST = 3;
/** With as many titles found, a person is not what was sought in the first place. */
const ENOUGH_POSTS = 5;

/** The person whose best titles are shown: the first one, where few titles have such a name. */
export function soughtPerson(found?: { posts: PostCard[]; people: PersonRef[] }): PersonRef | undefined {
  return found && found.posts.length < ENOUGH_POSTS ? found.people[0] : undefined;
}

export function bestTitlesQuery(person: PersonRef | undefined) {
  return queryOptions({
    queryKey: ['best titles', person?.id],
    queryFn: async ({ signal }) => {
      const body = { people: [person!.id], sort: 'popularity' as const };
      return (await call(api.POST('/api/search/posts', { body, signal }))).posts.slice(0, BEST);
    },
    enabled: person !== undefined,
    staleTime: 5 * 60_000,
  });
}

export const searchPath = (query: string, literal: boolean) =>
  `/search?q=${encodeURIComponent(query)}${literal ? '&literal=1' : ''}`;

/** Suggestions in the order of the arrow keys: what was found, the way to all results, who and what has a nearby name. */
export function suggestionsOf(
  query: string,
  found?: { posts: PostCard[]; people: PersonRef[]; nearest: PostCard[]; nearest_people: PersonRef[] },
  best: PostCard[] = [],
  literal = false,
): Suggestion[] {
  if (query === '') return [];
  const row = (post: PostCard) => ({ kind: 'post' as const, key: `post-${post.id}`, to: titlePath(post), post });
  const posts = (found?.posts ?? []).map(row);
  const nearest = (found?.nearest ?? []).map((post) => ({ ...row(post), isNearest: true }));
  const shown = new Set(posts.map(({ post }) => post.id));
  const ofPerson = best.filter(({ id }) => !shown.has(id)).map((post) => ({ ...row(post), isOfPerson: true }));
  const rowOf = (person: PersonRef) => ({
    kind: 'person' as const,
    key: `person-${person.id}`,
    to: `/person/${person.slug}`,
    person,
  });
  const people = (found?.people ?? []).flatMap((person, at) => [rowOf(person), ...(at === 0 ? ofPerson : [])]);
  const nearestPeople = (found?.nearest_people ?? []).map((person) => ({ ...rowOf(person), isNearest: true }));
  return [
    ...posts,
    ...people,
    { kind: 'all', key: 'all', to: searchPath(query, literal) },
    ...nearest,
    ...nearestPeople,
  ];
}
