import { maxPage } from '#platform/http/max-page.ts';

const PAGE_SIZE = 24;

/** @param page counted from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number): { rows: Row[]; maxPage: number; total: number } {
  const from = (page - 1) * PAGE_SIZE;
  return { rows: rows.slice(from, from + PAGE_SIZE), maxPage: maxPage(rows.length, PAGE_SIZE), total: rows.length };
}
