/** The server answers for none after it. */
const MAX_PAGE = 1_000_000;

/** The page of a list that an address asks for, `?page=3`, counted from 1. What is no number is the first. */
export function readPage(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')));
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
