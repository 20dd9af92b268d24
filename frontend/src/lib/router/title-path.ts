import type { PostType } from '../../api/types.ts';

/** The address of a title's page. */
export function titlePath(post: { post_type: PostType; slug: string }): string {
  return `/${post.post_type === 1 ? 'movies' : 'series'}/${post.slug}`;
}

export function genrePath(postType: PostType, slug: string): string {
  return `/${postType === 1 ? 'movies' : 'series'}/genre/${slug}`;
}

export function countryPath(postType: PostType, code: string): string {
  return `/country/${postType === 1 ? 'movies' : 'series'}/${code}`;
}
