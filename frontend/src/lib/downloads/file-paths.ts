import type { PostType } from '../../api/types.ts';
import { ownPath } from '../session/kept/return-path.ts';
import type { Way } from './file-rights.ts';

/** Which title a file is of. */
export interface TitleRef {
  post_type: PostType;
  slug: string;
}

/** Where a file is fetched: the server asks who may have it and leads on. Not a page of this application. */
export const downloadPath = (fileId: number) => `/d/${fileId}`;
export const playPath = (fileId: number) => `/play/${fileId}`;

/** The page of a title with the row of one file opened. @param from path of the title's page, as `/movies/the-cow-1969`. */
export const fileRowPath = (from: string, fileId: number) => `${from}?file=${fileId}`;

/** Where a plan is bought for a file. @param from path of the title's page. */
export function buyPath(fileId: number, way: Way, from: string | null): string {
  const search = new URLSearchParams({ ...(way === 'download' && { way }), ...(from && { from }) });
  return `/buy-premium/${fileId}/-${search.size > 0 ? `?${search}` : ''}`;
}

/** The file that the address of a title's page opens. */
export function openedFile(search: URLSearchParams): number | null {
  return fileIdOf(search.get('file') ?? '');
}

export function fileIdOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** What a path of a title's page names; null for any other. */
export function titleOfPath(path: string | null): TitleRef | null {
  const [, section, slug] = /^\/(movies|series)\/([^/?#]+)$/.exec((path && ownPath(path)) ?? '') ?? [];
  const name = slug && decoded(slug);
  return name ? { post_type: section === 'movies' ? 1 : 2, slug: name } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
