/** Cached answers of search, of whatever query, have this tag. */
export const SEARCH_TAG = 'search';
