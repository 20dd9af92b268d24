export const TITLE_SORTS = [
  'created_at',
  'updated_at',
  'release_year',
  'rating',
  'votes',
  'name',
  'popularity',
] as const;
export type TitleSort = (typeof TITLE_SORTS)[number];

/**
 * What advanced search asks for. Actors, directors and genres must all be there; of countries and qualities one is enough.
 * Facets of countries and qualities are counted as if nothing was chosen in them, so that one more can be chosen.
 */
export interface TitleFilter {
  query?: string;
  /** Of these titles. */
  ids?: number[];
  /** The folded first letters of a title's words, in place of a query; more words may follow. Those with just these come first. */
  initials?: string;
  /** Who acted in it or directed it: one of them is enough. */
  people?: number[];
  /** Who took part in it beside these: of each group one is enough. */
  alongside?: number[][];
  /** Who is played in it: the folded name, or words of it that stand together. */
  character?: string;
  actors?: number[];
  directors?: number[];
  countries?: string[];
  genres?: string[];
  qualities?: number[];
  channel?: string;
  postType?: 1 | 2;
  age?: string;
  translation?: 'dubbed' | 'censored';
  fromYear?: number;
  toYear?: number;
}

export interface TitlePage {
  /** By relevance when there is a query, else by popularity, unless said. */
  sort?: TitleSort;
  direction?: 'asc' | 'desc';
  /** From 1. */
  page: number;
  size: number;
}
