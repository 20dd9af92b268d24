type PageCell = { kind: 'page'; page: number } | { kind: 'gap'; key: string };

/** The page numbers to show: the first, the last, the current with its neighbours, and gaps between them. */
export function pageWindow(page: number, maxPage: number): PageCell[] {
  const wanted = new Set([1, maxPage, page - 1, page, page + 1]);
  // A gap of one page is as wide as the page itself.
  if (page === 4) wanted.add(2);
  if (page === maxPage - 3) wanted.add(maxPage - 1);
  const pages = [...wanted].filter((candidate) => candidate >= 1 && candidate <= maxPage).sort((a, b) => a - b);
  const cells: PageCell[] = [];
  let previous = 0;
  for (const candidate of pages) {
    if (candidate > previous + 1) cells.push({ kind: 'gap', key: `gap-${candidate}` });
    cells.push({ kind: 'page', page: candidate });
    previous = candidate;
  }
  return cells;
}
