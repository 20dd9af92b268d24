import type { SortField } from '../../api/types.ts';
import type { ListOrder } from './post-list-source.ts';

export const SORT_FIELDS = [
  'created_at',
  'updated_at',
  'release_year',
  'rating',
  'votes',
  'name',
] as const satisfies readonly SortField[];

/** Names ascend, everything else descends. */
export function naturalDirection(field: SortField): 'asc' | 'desc' {
  return field === 'name' ? 'asc' : 'desc';
}

/** The order an address asks for: `?sort=rating&type=asc`. What is not known is left to the server. */
export function readOrder(search: URLSearchParams): ListOrder {
  const field = SORT_FIELDS.find((candidate) => candidate === search.get('sort'));
  if (!field) return {};
  const type = search.get('type');
  return { field, type: type === 'asc' || type === 'desc' ? type : naturalDirection(field) };
}
