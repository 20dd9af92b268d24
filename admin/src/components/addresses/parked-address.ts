/** @param projection only what this read model has parked. */
export function parkedAddress(projection?: string): string {
  if (projection === undefined) return '/parked-events';
  return `/parked-events?${new URLSearchParams({ filter: JSON.stringify({ projection }) })}`;
}
