import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Name, PostType } from '../../../api/types.ts';
import { postByPath } from '../../../lib/downloads/call-by-path.ts';

/** What a member has got of one file within the 48 hours in which each byte is charged once. */
export interface DownloadLine {
  id: number;
  file_id: number;
  post_type: PostType;
  slug: string;
  /** As it was then. */
  name: Name;
  /** Of a series. */
  season: number | null;
  episode: number | null;
  quality: number;
  started_at: string;
  bytes_sent: number;
  bytes_charged: number;
  /** Why nothing, or not all, was charged. */
  why: 'old file' | 'days' | 'already charged' | null;
}

/** @param page counted from 1. */
export function downloadsQuery(page: number) {
  return queryOptions({
    queryKey: ['session', 'downloads', page],
    queryFn: ({ signal }) =>
      postByPath<{ downloads: DownloadLine[]; max_page: number }>('/api/user/downloads', { page }, signal),
    placeholderData: keepPreviousData,
  });
}
