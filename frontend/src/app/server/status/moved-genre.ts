import type { Query } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { ListedPosts, PostListSource } from '../../../features/catalogue/post-list-source.ts';

/** The titles of a genre that was merged into another are at that one's address. @returns null where the address is right. */
export function genreMovedTo({ pathname, search }: URL, queries: readonly Query[]): string | null {
  const asked = matchPath('/:kind/genre/:slug', pathname)?.params;
  const list = queries.find(({ queryKey: [name, source] }) => {
    const listed = source as PostListSource | undefined;
    return name === 'posts' && listed?.kind === 'genre' && listed.slug === asked?.slug;
  });
  const genre = (list?.state.data as ListedPosts | undefined)?.genre;
  if (!asked || !genre || genre.slug === asked.slug) return null;
  return `/${asked.kind}/genre/${genre.slug}${search}`;
}
