import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';

/** Specification §2, `/news-category/{slug}`, in the order in which they are offered. */
export const NEWS_CATEGORIES = [
  'iranian-cinema',
  'film-history',
  'festivals-and-awards',
  'behind-the-camera',
  'series',
  'from-parde',
] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export interface NewsSource {
  category: NewsCategory | null;
  /** What is looked for; empty for everything. */
  words: string;
}

export function newsQuery({ category, words }: NewsSource, page: number) {
  return queryOptions({
    queryKey: ['news', category, words, page],
    queryFn: ({ signal }) =>
      call(
        category
          ? api.POST('/api/news/category', { body: { slug: category, page }, signal })
          : api.POST('/api/news/index', { body: { page, ...(words && { q: words }) }, signal }),
      ),
    placeholderData: (previous) => previous,
  });
}

export function newsPostQuery(slug: string) {
  return queryOptions({
    queryKey: ['news', 'post', slug],
    queryFn: ({ signal }) => call(api.POST('/api/news/view', { body: { slug }, signal })),
  });
}
