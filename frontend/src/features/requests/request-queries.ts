import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';

export type TitleRequest = Answer<'/api/user/requests', 'post'>['requests'][number];

export const ownRequestsQuery = queryOptions({
  queryKey: ['session', 'requests'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/requests', { body: {}, signal }))).requests,
  staleTime: 0,
});

export function popularRequestsQuery(page: number) {
  return queryOptions({
    queryKey: ['popular-requests', page],
    queryFn: ({ signal }) => call(api.POST('/api/requests/popular', { body: { page }, signal })),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** What there is already of what is being typed: a title on the site, or what others have wished for. */
export function findRequestedQuery(link: string) {
  return queryOptions({
    queryKey: ['find-requested', link],
    queryFn: ({ signal }) => call(api.POST('/api/requests/find', { body: { link }, signal })),
    enabled: mayBeFilm(link),
    placeholderData: (previous) => previous,
  });
}

/** Whether it is worth a call: every id and every address has a digit, of whatever script. */
export function mayBeFilm(link: string): boolean {
  return /\p{Nd}/u.test(link) && link.trim().length > 5;
}
