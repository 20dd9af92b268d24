import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';

/** What a member has got of one file within the 48 hours in which each byte is charged once. */
export type DownloadLine = Answer<'/api/user/downloads', 'post'>['downloads'][number];

/** @param page counted from 1. */
export function downloadsQuery(page: number) {
  return queryOptions({
    queryKey: ['session', 'downloads', page],
    queryFn: ({ signal }) => call(api.POST('/api/user/downloads', { body: { page }, signal })),
    placeholderData: keepPreviousData,
  });
}
