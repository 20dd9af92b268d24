import type { Query } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { TitleAnswer } from '../../../api/types.ts';
import { titlePath } from '../../../lib/router/title-path.ts';

/** The page of a title that was merged into another is at that one's address. @returns null where the address is right. */
export function movedTo({ pathname, search }: URL, queries: readonly Query[]): string | null {
  const asked = matchPath('/:kind/:slug/:tab?', pathname)?.params;
  const page = queries.find(({ queryKey }) => queryKey[0] === 'title' && queryKey[2] === asked?.slug);
  const post = (page?.state.data as TitleAnswer | undefined)?.post;
  if (!asked || !post || post.slug === asked.slug) return null;
  return `${titlePath(post)}${asked.tab ? `/${asked.tab}` : ''}${search}`;
}
