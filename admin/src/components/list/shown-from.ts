/** The style of a column for which there is room only from a width on. */
export function shownFrom(width: 'sm' | 'md' | 'lg') {
  return { display: { xs: 'none', [width]: 'table-cell' } };
}
