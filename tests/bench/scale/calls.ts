/** One call of the site, as its page makes it. */
export interface Call {
  name: string;
  path: string;
  body?: object;
}

const DEEP_PAGE = 1_000;
const FILTERS: Record<string, object> = {
  genre: { genres: ['drama'] },
  country: { countries: ['us'] },
  years: { fromYear: 1990, toYear: 2005 },
  type: { post_type: 2 },
  channel: { channel: 'HBO' },
  people: { people: [1] },
  sort: { sort: 'rating' },
};

const deep = (pages: number) => Math.min(DEEP_PAGE, pages);

/** Every list at its first and its thousandth page, or its last where it has fewer. @param pages of 24 of all movies. */
export function listCalls(pages: number): Call[] {
  const numbered: [name: string, path: string, body: object][] = [
    ['movies', '/api/post/index', {}],
    ['movies by name', '/api/post/index', { sort: 'name', type: 'asc' }],
    ['movies by rating', '/api/post/index', { sort: 'rating' }],
  ];
  const lists: [name: string, path: string, body: object][] = [
    ['drama', '/api/post/genre', { name: 'drama', type2: 1 }],
    ['from the US', '/api/post/country', { country: 'us', post_type: 1 }],
    ['new movies', '/api/pages/new-movies', {}],
  ];
  const calls = [1, deep(pages)].flatMap((page) => [
    ...numbered.map(([name, path, body]) => ({ name: `${name}, page ${page}`, path: `${path}/${page}`, body })),
    ...lists.map(([name, path, body]) => ({ name: `${name}, page ${page}`, path, body: { ...body, page } })),
  ]);
  return [
    ...calls,
    { name: 'series, page 1', path: '/api/post/serials/1' },
    { name: 'the top 250', path: '/api/post/top250/movie' },
  ];
}

/** Each filter of the advanced search alone, and all pairs of them. */
export function filterCalls(): Call[] {
  const names = Object.keys(FILTERS);
  const chosen = names.flatMap((one, at) => [[one], ...names.slice(at + 1).map((other) => [one, other])]);
  return chosen.map((parts) => ({
    name: `search by ${parts.join(' and ')}`,
    path: '/api/search/posts',
    body: Object.assign({}, ...parts.map((part) => FILTERS[part])) as object,
  }));
}

/** Words as people type them. */
export function wordCalls(): Call[] {
  return ['the', 'love', 'godfat', 'chaplin', 'شب', 'zzzz'].flatMap((query) => [
    { name: `box: ${query}`, path: '/api/search', body: { query } },
    { name: `results: ${query}`, path: '/api/search/posts', body: { query } },
  ]);
}
