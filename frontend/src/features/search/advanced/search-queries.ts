import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';
import { type SearchState, toFilter } from './search-filter.ts';

export function searchQuery(state: SearchState) {
  const filter = toFilter(state);
  return queryOptions({
    queryKey: ['search', filter],
    queryFn: ({ signal }) => call(api.POST('/api/search/posts', { body: filter, signal })),
    placeholderData: (previous) => previous,
  });
}

export type PeopleRole = 'actors' | 'directors';

export function peopleSearchQuery(role: PeopleRole, query: string) {
  const path = role === 'actors' ? '/api/search/actors' : '/api/search/directors';
  return queryOptions({
    queryKey: ['search', role, query],
    queryFn: async ({ signal }) => (await call(api.POST(path, { body: { query }, signal }))).people,
    enabled: query !== '',
  });
}
