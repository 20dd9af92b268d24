import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

export const KEPT_SORTS = ['added', 'year', 'rating', 'name'] as const;
type KeptSort = (typeof KEPT_SORTS)[number];

export interface KeptOrder {
  sort: KeptSort;
  language: Language;
  /** 1 movies, 2 series; null for both. */
  postType: 1 | 2 | null;
}

export const keptQuery = (page: number, { sort, language, postType }: KeptOrder) =>
  queryOptions({
    queryKey: ['session', 'library', 'kept', page, sort, sort === 'name' ? language : '', postType],
    queryFn: ({ signal }) => {
      const body = { page, sort, language, ...(postType && { post_type: postType }) };
      return call(api.POST('/api/user/downloadList', { body, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const followersQuery = (kind: 'person' | 'series', id: number) =>
  queryOptions({
    queryKey: ['followers', kind, id],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/post/followers', { body: { kind, id }, signal }))).followers,
  });

export const followingsQuery = (kind: 'person' | 'series', page: number) =>
  queryOptions({
    queryKey: ['session', 'library', 'followings', kind, page],
    queryFn: ({ signal }) => call(api.POST('/api/user/followings', { body: { kind, page }, signal })),
    placeholderData: (before, query) => (query?.queryKey[3] === kind ? before : undefined),
  });
