const MAX = 100;

/** @returns what stays of the query of an address that asks for pages of a size that no page has; null of any other. */
export function withoutWrongSize(search: string): string | null {
  const query = new URLSearchParams(search);
  const size = query.get('perPage');
  if (size === null || (/^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= MAX)) return null;
  query.delete('perPage');
  return query.toString();
}
