import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../../lib/api/client.ts';

/** In the order of the tabs. */
export const PROFILE_PARTS = ['comments', 'ratings', 'lists'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export const memberTitlesQuery = (username: string, part: 'ratings' | 'lists', page: number) =>
  queryOptions({
    queryKey: ['profile', username.toLowerCase(), part, page],
    queryFn: ({ signal }) => call(api.POST('/api/user/memberTitles', { body: { username, part, page }, signal })),
    placeholderData: (before, query) => (query?.queryKey[2] === part ? before : undefined),
  });

export const memberCommentsQuery = (username: string, page: number) =>
  queryOptions({
    queryKey: ['profile', username.toLowerCase(), 'comments', page],
    queryFn: ({ signal }) => call(api.POST('/api/user/memberComments', { body: { username, page }, signal })),
    placeholderData: keepPreviousData,
  });
