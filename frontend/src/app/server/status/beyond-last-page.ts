import type { Query } from '@tanstack/react-query';

/** Whether a list has entries, but none on the page that was asked for: for search engines that page is not there. */
export function isBeyondLastPage(queries: readonly Query[]): boolean {
  return queries.some(({ state }) => isEmptyPage(state.data));
}

/** Every list by pages says how many pages and entries it has. */
function isEmptyPage(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('max_page' in answer && 'total' in answer)) return false;
  const lists = Object.values(answer).filter(Array.isArray);
  return Number(answer.total) > 0 && lists.length > 0 && lists.every((list) => list.length === 0);
}
