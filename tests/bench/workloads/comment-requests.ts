import type { LoadRequest } from '../measure/run-load.ts';
import type { Catalogue } from '../site/catalogue.ts';

/** Titles whose comments are watched for; the load goes to the others. */
const WATCHED = 100;
const BODY = 'A comment of the length that people write under a film they have just seen, and liked.';

export function watchedTitles({ titles }: Catalogue): number[] {
  return titles.slice(0, Math.min(WATCHED, titles.length >> 1)).map(({ id }) => id);
}

export function loadedTitles({ titles }: Catalogue): number[] {
  return titles.slice(Math.min(WATCHED, titles.length >> 1)).map(({ id }) => id);
}

export function commentBody(titleId: number, token: string, body = BODY) {
  return { comment: { post_id: titleId, body }, token };
}

export function commentRequests(catalogue: Catalogue, token: string, count: number): LoadRequest[] {
  const titles = loadedTitles(catalogue);
  return Array.from({ length: count }, (_, at) => ({
    path: '/api/user/comment',
    body: commentBody(titles[(at * 7) % titles.length]!, token),
  }));
}
