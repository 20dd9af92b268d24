import { queryOptions } from '@tanstack/react-query';
import type { Person, PostType } from '../../api/types.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api, call } from '../../lib/api/client.ts';

export const PEOPLE_TABS = ['actors', 'actresses', 'directors', 'writers'] as const;
type PeopleTab = (typeof PEOPLE_TABS)[number];

export function peopleQuery(type: PeopleTab, page: number) {
  return queryOptions({
    queryKey: ['people', type, page],
    queryFn: ({ signal }) =>
      call(api.POST('/api/person/list/{type}', { params: { path: { type } }, body: { page }, signal })),
    placeholderData: (previous) => previous,
  });
}

/** The address does not tell actors from directors, but the calls do: a person not found as one is requested as the other. */
async function loadPerson(name: string, signal: AbortSignal): Promise<Person> {
  const params = { path: { name } };
  try {
    return (await call(api.POST('/api/person/getActor/{name}', { params, body: {}, signal }))).person;
  } catch (error) {
    if (!(error instanceof ApiError && error.notFound)) throw error;
    return (await call(api.POST('/api/person/getDirector/{name}', { params, body: {}, signal }))).person;
  }
}

export function personQuery(name: string) {
  return queryOptions({ queryKey: ['person', name], queryFn: ({ signal }) => loadPerson(name, signal) });
}

export function personPostsQuery(name: string, postType: PostType, page: number) {
  const path =
    postType === 1 ? '/api/person/getActorMovies/{name}/{page}' : '/api/person/getActorSerials/{name}/{page}';
  return queryOptions({
    queryKey: ['person', name, postType, page],
    queryFn: ({ signal }) => call(api.POST(path, { params: { path: { name, page } }, body: {}, signal })),
    placeholderData: (previous) => previous,
  });
}
