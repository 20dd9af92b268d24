import { queryOptions } from '@tanstack/react-query';
import type { Genre, PostList, PostType, SortDirection, SortField } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';
import type { CeremonyType } from '../../lib/router/award-path.ts';

/** The curated pages: the path's name, and the name the call uses (series are "serials" there). */
const CURATED = {
  '4k-movies': '4k-movies',
  'new-movies': 'new-movies',
  'updated-movies': 'updated-movies',
  '3d-movies': '3d-movies',
  'suggested-movies': 'suggested-movies',
  '4k-series': '4k-series',
  'mini-series': 'mini-serials',
  'dubbed-series': 'dubbed-serials',
  anime: 'anime',
  'suggested-series': 'suggested-serials',
} as const;
type CuratedPage = keyof typeof CURATED;

export function isCuratedPage(page: string | undefined): page is CuratedPage {
  return page !== undefined && Object.hasOwn(CURATED, page);
}

export type PostListSource =
  | { kind: 'all'; postType: PostType }
  | { kind: 'genre'; postType: PostType; slug: string }
  | { kind: 'country'; postType: PostType; code: string }
  | { kind: 'channel'; name: string }
  | { kind: 'award'; ceremony: CeremonyType; won: boolean; title: string }
  | { kind: 'page'; page: CuratedPage };

export interface ListOrder {
  /** Without one the server's own order holds. */
  field?: SortField;
  type?: SortDirection;
}

/** Of a genre with who it is: another one than was asked for where that was merged into it. */
export type ListedPosts = PostList & { genre?: Genre };

function load(source: PostListSource, page: number, order: ListOrder, signal: AbortSignal): Promise<ListedPosts> {
  const body = { page, ...order };
  switch (source.kind) {
    case 'all': {
      const path = source.postType === 1 ? '/api/post/index/{page}' : '/api/post/serials/{page}';
      const sort = { sort: order.field, type: order.type };
      return call(api.POST(path, { params: { path: { page } }, body: sort, signal }));
    }
    case 'genre':
      return call(
        api.POST('/api/post/genre', { body: { ...body, name: source.slug, type2: source.postType }, signal }),
      );
    case 'country':
      return call(
        api.POST('/api/post/country', { body: { ...body, country: source.code, post_type: source.postType }, signal }),
      );
    case 'channel':
      return call(api.POST('/api/post/channel', { body: { ...body, channel: source.name }, signal }));
    case 'award': {
      const award = { type2: source.ceremony, is_winner: source.won, title: source.title };
      return call(api.POST('/api/awards/posts', { body: { ...body, ...award }, signal }));
    }
    case 'page':
      return call(
        api.POST('/api/pages/{page_name}', { params: { path: { page_name: CURATED[source.page] } }, body, signal }),
      );
  }
}

export function postListQuery(source: PostListSource, page: number, order: ListOrder) {
  return queryOptions({
    queryKey: ['posts', source, page, order],
    queryFn: ({ signal }) => load(source, page, order, signal),
    placeholderData: (previous) => previous,
  });
}
