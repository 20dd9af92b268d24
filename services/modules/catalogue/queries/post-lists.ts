import type { OrderedList } from '#platform/documents/list-pages.ts';

type SortField = 'created_at' | 'updated_at' | 'release_year' | 'rating' | 'votes' | 'name';
type SortDirection = 'asc' | 'desc';
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
  /** What changes which titles it has, besides the titles themselves. */
  tags?: readonly string[];
  /** From then on it has others, whatever changes. */
  until?: Date;
}

/**
 * A title's rank is a Bayesian mean (decision 51): as if each title had, besides its own votes, this many more that say what all
 * votes say on average. Few votes move a title little, however high they are.
 */
const PRIOR_VOTES = 20;
const MEAN_VOTE = 'coalesce((select sum(grade_sum) / 6.0 / nullif(sum(votes), 0) from read.title_card), 0)';
/** Rounded, so that what is equal but for the last digits of a division is equal. */
const SCORE = `round((grade_sum / 6.0 + ${PRIOR_VOTES} * ${MEAN_VOTE}) / (votes + ${PRIOR_VOTES}), 6)`;
const BEST_KNOWN = 'popularity desc, release_year desc, id desc';
/** More votes for the same score are better proof of it. */
const AMONG_EQUALS = 'votes desc, popularity desc, id desc';

const ORDERS: Record<SortField, (direction: SortDirection) => string> = {
  created_at: (direction) => `created_at ${direction}, id ${direction}`,
  updated_at: (direction) => `updated_at ${direction}, id ${direction}`,
  release_year: (direction) => `release_year ${direction}, popularity desc, id desc`,
  // What nobody has rated comes last either way.
  rating: (direction) => `(votes = 0), ${SCORE} ${direction}, ${AMONG_EQUALS}`,
  votes: (direction) => `votes ${direction}, popularity desc, id desc`,
  name: (direction) => `sort_name ${direction}, id`,
};
const MOVED_BY_RATINGS = new Set<SortField>(['rating', 'votes']);

export function postList(filter: PostFilter, { field = 'created_at', direction }: Sort): OrderedList {
  const towards = direction ?? (field === 'name' ? 'asc' : 'desc');
  return ordered(filter, ORDERS[field](towards), MOVED_BY_RATINGS.has(field), `${field} ${towards}`);
}

/** The best; what nobody has rated stands where the mean is, the best known first. */
export function topList(filter: PostFilter, most: number): OrderedList {
  return ordered(filter, `${SCORE} desc, ${AMONG_EQUALS} limit ${most}`, true, `top ${most}`);
}

/** What the staff has chosen (a subselect that names no column of the list: it is worked out once). */
const chosen = (postType: 1 | 2) => `(select title_ids from read.suggested_list where post_type = ${postType})`;

/** What is known, and what the staff has chosen however little known it is. */
export function chosenOrKnown(filter: PostFilter, postType: 1 | 2): PostFilter {
  const where = `(popularity >= 50 or coalesce(id = any(${chosen(postType)}::int[]), false))`;
  return { ...narrowed(filter, 'chosen or known', where), tags: ['suggested-lists'] };
}

/** What the staff has chosen, in its order; behind it the best known first. */
export function chosenList(filter: PostFilter, postType: 1 | 2): OrderedList {
  return ordered(filter, `array_position(${chosen(postType)}, id) nulls last, ${BEST_KNOWN}`, false, 'chosen');
}

/** The best known first. */
export function suggestedList(filter: PostFilter): OrderedList {
  return ordered(filter, BEST_KNOWN, false, 'suggested');
}

/** New by the year of release; of one year the newest here first. */
export function newList(filter: PostFilter): OrderedList {
  return ordered(filter, 'release_year desc, created_at desc, id desc', false, 'new');
}

/** The newest file first. */
export function uploadedList(filter: PostFilter): OrderedList {
  return ordered(filter, 'uploaded_at desc nulls last, id desc', false, 'newest file');
}

function ordered(filter: PostFilter, order: string, byRatings: boolean, orderKey: string): OrderedList {
  return {
    key: `posts ${filter.key} by ${orderKey}`,
    tags: ['lists', ...(byRatings ? ['ratings'] : []), ...(filter.tags ?? [])],
    sql: `select id from read.title_card where listed and ${filter.where} order by ${order}`,
    parameters: filter.parameters ?? [],
    ...(filter.until && { until: filter.until }),
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

/** SQL for titles of a genre that comes with the product, or of the one that has taken its place. */
export function ofGenre(slug: string): string {
  return `coalesce((select merged ->> '${slug}' from read.genre_list), '${slug}') = any(genres)`;
}
