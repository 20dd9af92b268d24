import type { Query } from '@tanstack/react-query';
import type { ListedPosts } from '../../features/catalogue/post-list-source.ts';

/** Whether a list has titles, but none on the page that was asked for: for search engines that page is not there. */
export function isBeyondLastPage(queries: readonly Query[]): boolean {
  const lists = queries
    .filter(({ queryKey: [name] }) => name === 'posts')
    .map(({ state }) => state.data as ListedPosts);
  return lists.some((list) => list.posts.length === 0 && list.total > 0);
}
