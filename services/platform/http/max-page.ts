/** The last page of a list (specification §9): pages are counted from 1, so that an empty list has one, too. */
export function maxPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
