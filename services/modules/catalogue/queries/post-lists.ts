import type { OrderedList } from '#platform/documents/list-pages.ts';

export type SortField = 'created_at' | 'updated_at' | 'release_year' | 'rating' | 'votes' | 'name';
export type SortDirection = 'asc' | 'desc';
export interface Sort {
  field?: SortField | undefined;
  direction?: SortDirection | undefined;
}

/** Which titles a list has. `where` is SQL of our own; what comes from outside is in `parameters`. */
export interface PostFilter {
  /** Names the filter with its parameters. */
  key: string;
  where: string;
  parameters?: unknown[];
}

/**
 * Votes a title needs before its own rating counts as much as what was expected of it. The expectation is its popularity
 * (0–100 → 4–9 points), so that a young site's top list begins with the titles people know, and their votes take over.
 */
const PRIOR_VOTES = 20;
const WEIGHTED = `((grade_sum / 6.0 + ${PRIOR_VOTES} * (4 + popularity * 0.05)) / (votes + ${PRIOR_VOTES}))`;

const ORDERS: Record<SortField, (direction: SortDirection) => string> = {
  created_at: (direction) => `created_at ${direction}, id ${direction}`,
  updated_at: (direction) => `updated_at ${direction}, id ${direction}`,
  release_year: (direction) => `release_year ${direction}, popularity desc, id desc`,
  rating: (direction) => `rating ${direction} nulls last, votes desc, popularity desc, id desc`,
  votes: (direction) => `votes ${direction}, popularity desc, id desc`,
  name: (direction) => `sort_name ${direction}, id`,
};
const MOVED_BY_RATINGS = new Set<SortField>(['rating', 'votes']);

export function postList(filter: PostFilter, { field = 'created_at', direction }: Sort): OrderedList {
  const towards = direction ?? (field === 'name' ? 'asc' : 'desc');
  return ordered(filter, ORDERS[field](towards), MOVED_BY_RATINGS.has(field), `${field} ${towards}`);
}

/** The best by weighted rating. */
export function topList(filter: PostFilter, most: number): OrderedList {
  return ordered(filter, `${WEIGHTED} desc, popularity desc, id desc limit ${most}`, true, `top ${most}`);
}

/** The best known first. */
export function suggestedList(filter: PostFilter): OrderedList {
  return ordered(filter, 'popularity desc, release_year desc, id desc', false, 'suggested');
}

/** New by the year of release; of one year the newest here first. */
export function newList(filter: PostFilter): OrderedList {
  return ordered(filter, 'release_year desc, created_at desc, id desc', false, 'new');
}

export function ordered(filter: PostFilter, order: string, byRatings: boolean, orderKey: string): OrderedList {
  return {
    key: `posts ${filter.key} by ${orderKey}`,
    tags: byRatings ? ['lists', 'ratings'] : ['lists'],
    sql: `select id from read.title_card where listed and ${filter.where} order by ${order}`,
    parameters: filter.parameters ?? [],
  };
}

export const movies: PostFilter = { key: 'movies', where: 'post_type = 1' };
export const series: PostFilter = { key: 'series', where: 'post_type = 2' };
export const ofType = (postType: number): PostFilter => (postType === 1 ? movies : series);

/** Narrows a filter by SQL of our own that takes no parameter. */
export function narrowed(filter: PostFilter, key: string, where: string): PostFilter {
  return { ...filter, key: `${filter.key} ${key}`, where: `${filter.where} and ${where}` };
}

/** Narrows a filter by one value from outside; `where` names it $1. */
export function withValue(filter: PostFilter, key: string, where: string, value: unknown): PostFilter {
  return {
    key: `${filter.key} ${key} ${JSON.stringify(value)}`,
    where: `${filter.where} and ${where}`,
    parameters: [value],
  };
}
