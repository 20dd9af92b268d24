/** The curated pages of specification §2, in the order in which they are offered. */
export const MOVIE_PAGES = ['new-movies', 'updated-movies', 'suggested-movies', '4k-movies', '3d-movies'] as const;
export const SERIES_PAGES = ['suggested-series', 'dubbed-series', 'mini-series', 'anime', '4k-series'] as const;
